import { heading, richText } from '#lib/fields.ts';

const row = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
});

export const fields = {
  title: heading(),
  text: richText('Table', {
    // They make a table hard to read.
    without: ['gallery', 'video', 'file', 'button', 'callout'],
    empty: {
      type: 'doc',
      content: [{ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }],
    },
  }),
};
