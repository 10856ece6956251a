import { expect, test } from 'vitest';
import { contactLinkOf } from './contact-link.ts';

const chat = 'https://wa.me/6281234567890';

test.each([
  ['0812-3456-7890', chat],
  [' 0812 3456 7890 ', chat],
  ['+62 812-3456-7890', chat],
  ['6281234567890', chat],
  ['0062 812 3456 7890', chat],
  ['812.3456.7890', chat],
  ['(0812) 3456 7890', chat],
  ['+62 (812) 3456-7890', chat],
  ['+65 6123 4567', 'https://wa.me/6561234567'],
  ['wa.me/081234567890', chat],
  ['https://wa.me/0812-3456-7890?text=Halo', `${chat}?text=Halo`],
  ['https://wa.me/message/ABC', 'https://wa.me/message/ABC'],
  ['https://wa.me/%zz', 'https://wa.me/%zz'],
  ['https://t.me/vinci', 'https://t.me/vinci'],
  ['http://chat.vinci.example/?a=1#b', 'http://chat.vinci.example/?a=1#b'],
  ['', ''],
])('%s leads to %s', (typed, link) => {
  expect(contactLinkOf(typed)).toBe(link);
});

test.each([
  '0812',
  '12345678901234567',
  'halo',
  'javascript:alert(1)',
  'mailto:a@b.example',
  '//evil.example',
  'tel:0812',
])('%s leads nowhere', (typed) => {
  expect(contactLinkOf(typed)).toBeNull();
});
