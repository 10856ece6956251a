import Megaphone from 'lucide-react/icons/megaphone';
import { block } from '#server/content/blocks.ts';
import { CallToAction } from './CallToAction.tsx';
import { fields } from './fields.ts';

/** What a visitor should do next. */
export const actionBlock = block({
  name: 'action',
  label: 'Call to action',
  icon: Megaphone,
  fields,
  empty: { title: '', text: '', label: '', link: '' },
  text: ({ title, text }) => [title, text].filter(Boolean).join(' · '),
  Section: CallToAction,
});
