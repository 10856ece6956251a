import { expect, test } from 'vitest';
import { markdownOf } from './to-markdown.ts';

test('a picture without an alternative text is still a picture', () => {
  const places = {
    file: (id: number) => ({ id, address: `../files/${id}.jpg`, name: 'Box', alt: '' }),
    link: (href: string) => href,
    table: () => '',
  };
  const content = [
    { type: 'picture', attrs: { fileId: 1, caption: 'A box' } },
    { type: 'gallery', attrs: { fileIds: [2, 3] } },
  ];
  expect(markdownOf({ type: 'doc', content }, places)).toBe(
    '![](<../files/1.jpg>)\n\n*A box*\n\n![](<../files/2.jpg>)\n\n![](<../files/3.jpg>)\n',
  );
});
