import { expect, test } from 'vitest';
import { isSitePath, isWebAddress } from './web-address.ts';

test.each(['/', '/packaging', '/packaging/kotak?warna=cokelat#ukuran', '/search/a%2Fb'])(
  '%s is a page of this site',
  (link) => expect(isSitePath(link)).toBe(true),
);

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'packaging', 'javascript:alert(1)', ''])(
  '%j is none',
  (link) => expect(isSitePath(link)).toBe(false),
);

test.each(['https://vinci.example', 'http://vinci.example:8080/a?b', 'HTTPS://Vinci.Example'])(
  '%s is an address in the web',
  (link) => expect(isWebAddress(link)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.example',
  'vinci.example',
  '/packaging',
  'https://',
  '',
])('%j is no address in the web', (link) => expect(isWebAddress(link)).toBe(false));
