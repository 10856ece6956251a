import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';

// renderer/page-context.ts: errors of the back office are English like its screens, all others in the site's language.
export default function language({ urlPathname, site }: PageContextServer): Language {
  return /^\/(?:only-us|auth)(?:\/|$)/.test(urlPathname) ? 'en' : site.language;
}
