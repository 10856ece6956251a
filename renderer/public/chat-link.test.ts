import { expect, test } from 'vitest';
import { chatLink } from './chat-link.ts';

const whatsApp = 'https://wa.me/6281234567890';
const sentence = (link: string) => new URL(link).searchParams.get('text');

test('a chat starts with whom it is for and what it is about', () => {
  const link = chatLink(whatsApp, { site: 'Kardus & Jaya', page: 'Kotak + sekat' });
  expect(link).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=[^+ ]+$/);
  expect(sentence(link)).toBe('Halo Kardus & Jaya, saya ingin tanya tentang Kotak + sekat.');
});

test('on a page about everything the chat only says hello', () => {
  expect(sentence(chatLink(whatsApp, { site: 'Vinci' }))).toBe('Halo Vinci, saya ingin bertanya.');
});

test('a sentence of the administrator’s own stays, unless the page has something to say', () => {
  const own = `${whatsApp}?text=Halo`;
  expect(chatLink(own, { site: 'Vinci' })).toBe(own);
  expect(sentence(chatLink(own, { site: 'Vinci', page: 'palet' }))).toBe(
    'Halo Vinci, saya ingin tanya tentang palet.',
  );
});

test('other contact links stay unchanged', () => {
  for (const link of ['https://vinci.example/contact', 'mailto:hello@vinci.example', 'tel:+62215550123']) {
    expect(chatLink(link, { site: 'Vinci', page: 'Kotak' })).toBe(link);
  }
});
