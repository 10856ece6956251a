import type { Attribute, Extensions } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { checked, isCount } from './attributes.ts';
import { isAllowedLink } from './links.ts';
import { Button, Callout, Download, Gallery, Picture, VideoNode } from './nodes.ts';

const headings = Heading.extend({
  addAttributes: () => ({
    level: {
      default: 2,
      rendered: false,
      ...checked('level', (level) => [2, 3, 4].includes(level as number)),
    },
  }),
  // The page has its h1; Word’s h1 becomes our largest.
  parseHTML: () => [2, 2, 3, 4, 4, 4].map((level, index) => ({ tag: `h${index + 1}`, attrs: { level } })),
}).configure({ levels: [2, 3, 4] });

const links = Link.extend({
  addAttributes: () => ({
    href: { isRequired: true, ...checked('link that may stand here', isAllowedLink) },
  }),
}).configure({
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isAllowedLink,
  defaultProtocol: 'https',
  openOnClick: false,
});

const orderedLists = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element: HTMLElement) => countOf(element, 'start', 100_000),
      ...checked('start', isCount(100_000)),
    },
  }),
});

// Cell widths and colours follow the site’s design.
const spans = (): Record<string, Attribute> =>
  Object.fromEntries(
    ['colspan', 'rowspan'].map((name) => [
      name,
      {
        default: 1,
        parseHTML: (element: HTMLElement) => countOf(element, name, 50),
        ...checked(name, isCount(50)),
      },
    ]),
  );

function countOf(element: HTMLElement, name: string, most: number) {
  const count = Number(element.getAttribute(name));
  return isCount(most)(count) ? count : 1;
}

/**
 * The schema of rich text. The editor uses it, the server refuses everything else, and public pages
 * (`renderer/public/RichText.tsx`) show all of it. No code, colours or sizes: the site has one look. A new part needs its
 * node, `read.ts`, what visitors see, and in the editor a view, a bar and a menu entry. To remove one, migrate the stored
 * texts.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: false,
    link: false,
    orderedList: false,
    strike: false,
    underline: false,
    // It would append an empty line to a text that is only opened, and so change it.
    trailingNode: false,
  }),
  headings,
  links,
  orderedLists,
  Table.configure({ resizable: false }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend({ addAttributes: spans }),
  TableHeader.extend({ addAttributes: spans }),
  Picture,
  Gallery,
  Button,
  Download,
  VideoNode,
  Callout,
];
