import type { headingsByNode } from '#lib/rich-text/read.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Callout } from './Callout.tsx';
import type { Part } from './part.ts';
import { Cell, Table } from './Table.tsx';

/** The nodes of rich text, by their names in the editor. */
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
  button: ({ node }: Part) => <ButtonLink href={node.attrs.href} text={node.attrs.text} />,
};

/** Headings with the ids that a list of contents links to. */
export function headings(known: ReturnType<typeof headingsByNode>) {
  return ({ node, children }: Part) => {
    const Heading = `h${node.attrs.level}` as 'h2' | 'h3' | 'h4';
    return <Heading id={known.get(node)?.id}>{children}</Heading>;
  };
}
