import { Contents } from '#renderer/public/Contents.tsx';
import { useWords } from '#renderer/public/language.ts';
import { VisitorText } from '#renderer/public/VisitorText.tsx';
import { block } from '#server/content/blocks.ts';
import { pageWords } from '../../words.ts';
import { fields } from './fields.ts';

export const textBlock = block({
  name: 'text',
  label: 'Text',
  about: 'Headings, paragraphs, lists, pictures.',
  fields,
  Section({ id, values, pictures }) {
    const t = useWords(pageWords);
    return (
      <section className="block block-text wrap">
        <Contents doc={values.text} title={t('contents')} idPrefix={`text-${id}`} />
        <VisitorText doc={values.text} pictures={pictures} idPrefix={`text-${id}`} />
      </section>
    );
  },
});
