import PanelLeft from 'lucide-react/icons/panel-left';
import { plainText } from '#lib/rich-text/read.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { PictureAndText } from './PictureAndText.tsx';

/** A picture with a text beside it. */
export const pictureBlock = block({
  name: 'picture',
  label: 'Picture and text',
  icon: PanelLeft,
  fields,
  empty: { title: '', text: emptyRichText, fileId: 0, side: 'left' },
  text: ({ title, text }) => [title, plainText(text)].filter(Boolean).join(' · '),
  Section: PictureAndText,
});
