import { Children } from 'react';
import { plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { Part } from './part.ts';

/** A table. If wider than the page, it scrolls, with the keyboard too, and is labelled by its first row. */
export function Table({ node, children }: Part) {
  const [first]: RichTextNode[] = node.content;
  const [top, ...rows] = Children.toArray(children);
  const label = first?.content?.map(plainText).filter(Boolean).join(', ');
  const body = isHead(first) ? rows : [top, ...rows];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading is no better
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div className="rich-text-table" role="region" aria-label={label || undefined} tabIndex={0}>
      <table>
        {isHead(first) && <thead>{top}</thead>}
        {body.length > 0 && <tbody>{body}</tbody>}
      </table>
    </div>
  );
}

/** A cell of a table, or a heading of its column or its row. */
export function Cell({ node, parent, children }: Part) {
  const span = (count: number) => (count > 1 ? count : undefined);
  const spans = { colSpan: span(node.attrs.colspan), rowSpan: span(node.attrs.rowspan) };
  if (node.type === 'tableCell') return <td {...spans}>{children}</td>;
  return (
    <th {...spans} scope={isHead(parent) ? 'col' : 'row'}>
      {children}
    </th>
  );
}

function isHead(row?: RichTextNode) {
  return row?.content?.every(({ type }) => type === 'tableHeader') ?? false;
}
