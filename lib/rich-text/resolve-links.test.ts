import { expect, test } from 'vitest';
import { resolveLinks } from './resolve-links.ts';
import type { RichText, RichTextNode } from './rich-text.ts';
import { withWholeLinks } from './whole-links.ts';

const link = (href: string) => ({ type: 'link', attrs: { href } });
const bold = { type: 'bold' };
const words = (text: string, ...marks: NonNullable<RichTextNode['marks']>) => ({ type: 'text', text, marks });
const doc = (...content: RichTextNode[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

test('links by id lead to present addresses; of one that leads nowhere the words stay, a button goes', () => {
  const text = doc(words('satu', link('entry:blog/1')), words(' dua', bold, link('entry:blog/2#x')));
  text.content.push({ type: 'button', attrs: { text: 'Ke sana', href: 'entry:blog/2' } });
  text.content.push({ type: 'button', attrs: { text: 'Ke sini', href: 'entry:blog/1' } });
  const resolved = resolveLinks(text, (href) => (href === 'entry:blog/1' ? '/blogs/satu' : null));
  expect(resolved).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [words('satu', link('/blogs/satu')), words(' dua', bold)] },
      { type: 'button', attrs: { text: 'Ke sini', href: '/blogs/satu' } },
    ],
  });
});

test('a partly bold link is one link, and two links side by side are two', () => {
  const text = doc(
    words('lihat '),
    words('kotak ', link('/a')),
    words('tebal', bold, link('/a')),
    words('lain', link('/b')),
  );
  expect(withWholeLinks(text).content[0]?.content).toEqual([
    words('lihat '),
    { type: 'linked', attrs: { href: '/a' }, content: [words('kotak '), words('tebal', bold)] },
    { type: 'linked', attrs: { href: '/b' }, content: [words('lain')] },
  ]);
});
