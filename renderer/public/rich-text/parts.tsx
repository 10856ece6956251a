import { Children, createContext, type PropsWithChildren, type ReactNode, useContext } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { isOwnPage } from '#lib/rich-text/links.ts';
import { type headingsByNode, plainText } from '#lib/rich-text/read.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import { useWords } from '../language.ts';
import { partWords } from './words.ts';

/** Props of a node’s component; attributes were validated on saving. */
export interface Part {
  // biome-ignore lint/suspicious/noExplicitAny: its shape depends on the kind of node
  node: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  parent?: any;
  children?: ReactNode;
}

/** By their names in the editor. */
export const parts = {
  text: ({ node }: Part) => node.text,
  paragraph: ({ children }: Part) => <p>{children}</p>,
  hardBreak: () => <br />,
  horizontalRule: () => <hr />,
  blockquote: ({ children }: Part) => <blockquote>{children}</blockquote>,
  bulletList: ({ children }: Part) => <ul>{children}</ul>,
  orderedList: ({ node, children }: Part) => (
    <ol start={node.attrs.start === 1 ? undefined : node.attrs.start}>{children}</ol>
  ),
  listItem: ({ children }: Part) => <li>{children}</li>,
  table: Table,
  tableRow: ({ children }: Part) => <tr>{children}</tr>,
  tableCell: Cell,
  tableHeader: Cell,
  callout: Callout,
  linked: ({ node, children }: Part) => <Link href={String(node.attrs.href)}>{children}</Link>,
  button: ({ node }: Part) => (
    <p className="text-button">
      <Link href={node.attrs.href}>{node.attrs.text}</Link>
    </p>
  ),
};

/** Links are nodes by then (`lib/rich-text/whole-links.ts`). */
export const marks = {
  bold: ({ children }: PropsWithChildren) => <strong>{children}</strong>,
  italic: ({ children }: PropsWithChildren) => <em>{children}</em>,
};

/** Other sites learn nothing of ours. */
function Link({ href, children }: PropsWithChildren<{ href: string }>) {
  const { address } = usePageContext().site;
  const isOurs = isOwnPage(href) || href === address || href.startsWith(`${address}/`);
  return (
    <a href={href} rel={isOurs ? undefined : 'noopener'}>
      {children}
    </a>
  );
}

/** Headings with ids for the list of contents. */
export function headings(known: ReturnType<typeof headingsByNode>) {
  return ({ node, children }: Part) => {
    const Heading = `h${node.attrs.level}` as 'h2' | 'h3' | 'h4';
    return <Heading id={known.get(node)?.id}>{children}</Heading>;
  };
}

/** A box with its kind: a note, a tip, a warning. */
function Callout({ node: { attrs }, children }: Part) {
  const t = useWords(partWords);
  const kind = attrs.kind as 'info' | 'tip' | 'warning';
  return (
    <div className="callout" role="note" data-callout={kind}>
      <strong className="callout-kind">{t(kind)}</strong>
      {children}
    </div>
  );
}

/** Column names that cells carry for CSS; null: they don’t. */
export const LabelledCells = createContext<string[] | null>(null);

/** Scrolls if wider than the page, also by keyboard; labelled by its first row. */
function Table({ node, children }: Part) {
  const [first]: RichTextNode[] = node.content;
  const [top, ...rows] = Children.toArray(children);
  const columns = first?.content?.map(plainText) ?? [];
  const label = columns.filter(Boolean).join(', ');
  const isLabelled = useContext(LabelledCells) && isHead(first);
  const body = isHead(first) ? rows : [top, ...rows];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section without a heading is no better
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div className="rich-text-table" role="region" aria-label={label || undefined} tabIndex={0}>
      <LabelledCells value={isLabelled ? columns : null}>
        <table>
          {isHead(first) && <thead>{top}</thead>}
          {body.length > 0 && <tbody>{body}</tbody>}
        </table>
      </LabelledCells>
    </div>
  );
}

function Cell({ node, parent, children }: Part) {
  const span = (count: number) => (count > 1 ? count : undefined);
  const spans = { colSpan: span(node.attrs.colspan), rowSpan: span(node.attrs.rowspan) };
  const label = useContext(LabelledCells)?.[parent?.content.indexOf(node)];
  if (node.type === 'tableCell')
    return (
      <td {...spans} data-label={label}>
        {children}
      </td>
    );
  return (
    <th {...spans} scope={isHead(parent) ? 'col' : 'row'}>
      {children}
    </th>
  );
}

function isHead(row?: RichTextNode) {
  return row?.content?.every(({ type }) => type === 'tableHeader') ?? false;
}
