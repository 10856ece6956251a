import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';
import { isForStaff } from './is-for-staff.ts';

// renderer/page-context.ts: errors of the back office are English like its screens, all others in the site's language.
export default function language(pageContext: PageContextServer): Language {
  return isForStaff(pageContext) ? 'en' : pageContext.site.language;
}
