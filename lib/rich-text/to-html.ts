import type { RichText, RichTextNode } from './rich-text.ts';

const tags: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
  bold: 'strong',
  italic: 'em',
};
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain HTML without attributes, links, pictures and files, for readers such as job boards. */
export function toHtml(node: RichText | RichTextNode): string {
  const { type, text, marks = [], attrs, content = [] } = node as RichTextNode;
  if (type === 'hardBreak') return '<br>';
  const within = text
    ? text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    : content.map(toHtml).join('');
  if (!within) return '';
  const outer = type === 'heading' ? `h${attrs?.level}` : tags[type];
  return [...marks.flatMap((mark) => tags[mark.type] ?? []), ...(outer ? [outer] : [])].reduce(
    (html, tag) => `<${tag}>${html}</${tag}>`,
    within,
  );
}
