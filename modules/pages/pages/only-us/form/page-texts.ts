import { set, type UseFormReturn } from 'react-hook-form';
import { fieldsOfBlock, partsOf } from '#lib/block-values.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { type PageFields, page } from '#modules/pages/page-type.ts';
import { valuesOf } from '#renderer/only-us/ui/working-copy/pending-input.ts';

type Form = UseFormReturn<PageFields>;

/** A text of the form: a field of one line, or a paragraph or heading without marks. */
export interface PageText {
  /** The field of the page or of its block: 'steps.0.title'. */
  path: string;
  /** The paragraph in a rich text: 'content.2'. */
  inner?: string;
  words: string;
}

/** The texts of a block by its id, or of the head of the page. */
export function textsIn(form: Form, block: string | null): PageText[] {
  const { title, summary, blocks } = valuesOf(form);
  const { kind = '', values = {} } = blocks.find(({ id }) => id === block) ?? {};
  const parts =
    block === null ? partsOf(page.fields, { title, summary }) : partsOf(fieldsOfBlock(kind), values);
  return parts.flatMap(([kind, value, path]) => {
    if (isRichText(value)) return paragraphsIn(value).map((paragraph) => ({ path, ...paragraph }));
    const isLine = /^(line|text)$/.test(kind) && typeof value === 'string' && !value.includes('\n');
    return isLine ? [{ path, words: value }] : [];
  });
}

/** The same text as it is by now, such as after an undo or in a paragraph that moved. */
export function currentText(form: Form, block: string | null, text: PageText): PageText | undefined {
  const inField = textsIn(form, block).filter(({ path }) => path === text.path);
  if (!text.inner) return inField[0];
  const same = inField.filter(({ words }) => words === text.words);
  return same.find(({ inner }) => inner === text.inner) ?? same[0];
}

export function changeText(form: Form, block: string | null, { path, inner, words }: PageText): void {
  const index = form.getValues('blocks').findIndex(({ id }) => id === block);
  const name = (index < 0 ? path : `blocks.${index}.values.${path}`) as 'title';
  const value = inner ? withParagraph(form.getValues(name), inner, words) : words;
  form.setValue(name, value as never, { shouldDirty: true });
  // The address follows the title.
  if (name === 'title') void form.register(name).onChange({ target: { name, value }, type: 'change' });
}

function paragraphsIn(node: Pick<RichTextNode, 'content'>, above = ''): Omit<PageText, 'path'>[] {
  return (node.content ?? []).flatMap((child, index) => {
    const inner = `${above}content.${index}`;
    const { type, content = [] } = child;
    if (!/^(paragraph|heading)$/.test(type)) return paragraphsIn(child, `${inner}.`);
    const isPlain = content.every((each) => each.type === 'text' && !each.marks?.length);
    return isPlain ? [{ inner, words: content.map(({ text }) => text).join('') }] : [];
  });
}

function withParagraph(doc: unknown, inner: string, words: string) {
  const changed = structuredClone(doc) as object;
  set(changed, `${inner}.content`, words ? [{ type: 'text', text: words }] : []);
  return changed;
}
