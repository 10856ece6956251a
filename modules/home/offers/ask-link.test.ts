import { expect, test } from 'vitest';
import { askLink } from './ask-link.ts';

test('a chat starts with its subject', () => {
  const link = new URL(askLink('https://wa.me/6281234567890', 'Kotak & sekat'));
  expect(link.origin + link.pathname).toBe('https://wa.me/6281234567890');
  expect(link.searchParams.get('text')).toBe('Halo, saya ingin bertanya tentang Kotak & sekat.');
});

test('other contact links stay unchanged', () => {
  for (const link of ['https://vinci.example/contact', 'mailto:hello@vinci.example', 'tel:+62215550123']) {
    expect(askLink(link, 'Kotak')).toBe(link);
  }
});
