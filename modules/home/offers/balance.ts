import { plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { ShownOffer } from './page-data.ts';
import type { OfferRow } from './rows.ts';

/** Parts of an offer’s page below the fold, in the order phones show them. */
export type Part = 'text' | 'specification' | 'preparation' | 'questions' | 'datasheet';

type Measured = Pick<ShownOffer['offer'], 'text' | 'specification' | 'preparation' | 'questions'>;

export interface Columns {
  share: number;
  columns: [Part[], Part[]];
}

const shares = [1 / 2, 5 / 12, 7 / 12];

/** Distributes the parts over two columns of about equal height, estimated before a browser lays them out. */
export function balanced(parts: Part[], offer: Measured): Columns {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return { share: 1, columns: [parts, []] };
  let best: Columns & { gap: number } = { share: 1, columns: [parts, []], gap: Number.POSITIVE_INFINITY };
  for (const share of shares) {
    // The bits of each number say which parts are in the second column, never none.
    for (let spread = 1; spread < 2 ** others.length; spread++) {
      const isSecond = (_: Part, index: number) => Boolean(spread & (1 << index));
      const left = [first, ...others.filter((part, index) => !isSecond(part, index))];
      const right = others.filter(isSecond);
      const gap = Math.abs(heightOf(left, share, offer) - heightOf(right, 1 - share, offer));
      if (gap < best.gap) best = { share, columns: [left, right], gap };
    }
  }
  return best;
}

// In pixels, of a page 1150 pixels wide.
const line = 28;
const between = 64;
const heading = 60;
const lettersOfPage = 132;

function heightOf(parts: Part[], share: number, offer: Measured): number {
  const lines = (text: string, part = 1) => Math.ceil(text.length / (lettersOfPage * share * part)) * line;
  const sum = (rows: OfferRow[], height: (row: OfferRow) => number) =>
    heading + rows.reduce((all, row) => all + height(row), 0);
  const heights: Record<Part, () => number> = {
    text: () => (offer.text.content ?? []).reduce((all, node) => all + heightOfNode(node, lines), 0),
    specification: () => sum(offer.specification, ({ value }) => lines(value, 0.55) + 25),
    preparation: () => line + sum(offer.preparation, ({ value }) => line + lines(value, 0.85) + 8),
    questions: () => sum(offer.questions, ({ label, value }) => lines(label) + lines(value) + 30),
    datasheet: () => 52,
  };
  return parts.reduce((all, part) => all + heights[part]() + between, -between);
}

function heightOfNode(node: RichTextNode, lines: (text: string) => number): number {
  if (node.type === 'heading') return 72;
  if (node.type.endsWith('List'))
    return (node.content ?? []).reduce((all, item) => all + heightOfNode(item, lines) - 8, 12);
  const text = plainText({ type: 'doc', content: [node] });
  return text ? lines(text) + 20 : 300;
}
