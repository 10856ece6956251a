import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { docOf } from '#lib/rich-text/blocks.ts';
import { isEmpty, plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { type ImportedEntry, importTarget } from '#server/content/import-targets.ts';
import { pageType } from './entry-type.ts';

export const importedPages = importTarget(pageType, {
  of: 'page',
  label: 'Pages',
  anchor: '#text-moved001',
  values: (entry) => ({
    title: entry.title,
    summary: entry.summary,
    coverId: entry.coverId,
    blocks: blocksOf(entry),
    status: entry.status,
    ...entry.seo,
  }),
});

const maxBlocks = 60;

function blocksOf({ blocks: nodes, isTranslated, texts }: ImportedEntry): PlacedBlock[] {
  let parts: { nodes: RichTextNode[]; areQuestions?: boolean }[] = [{ nodes: [] }];
  for (const node of nodes) {
    const isApart = !isTranslated && node.type === 'questions' && (node.content ?? []).every(isPlain);
    if (isApart) parts.push({ nodes: [node], areQuestions: true }, { nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  if (parts.length > maxBlocks) parts = [{ nodes }];
  const blocks = parts.flatMap(({ nodes, areQuestions }): { kind: string; values: object }[] => {
    if (areQuestions) {
      const questions = (nodes[0]?.content ?? []).map(questionOf);
      return [{ kind: 'pages.questions', values: { title: '', questions } }];
    }
    return texts(nodes).flatMap((text) => (isEmpty(text) ? [] : [{ kind: 'pages.text', values: { text } }]));
  });
  return blocks.slice(0, maxBlocks).map(({ kind, values }, index) => ({
    kind,
    values: values as PlacedBlock['values'],
    id: `moved${String(index + 1).padStart(3, '0')}`,
    hidden: false,
  }));
}

// An answer of the block for questions is words alone.
function isPlain({ attrs, content = [] }: RichTextNode): boolean {
  const { question, answer } = questionOf({ type: 'question', attrs: attrs ?? {}, content });
  const hasLink = JSON.stringify(content).includes('"type":"link"');
  const areWords = content.every(({ type }) => type === 'paragraph');
  return question.length <= 200 && answer.length > 0 && answer.length <= 3000 && !hasLink && areWords;
}

function questionOf({ attrs, content = [] }: RichTextNode) {
  return { question: String(attrs?.asked), answer: plainText(docOf(content)) };
}
