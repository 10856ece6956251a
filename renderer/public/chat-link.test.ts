import { expect, test } from 'vitest';
import { chatLink } from './chat-link.ts';

const whatsApp = 'https://wa.me/6281234567890';
const sentence = (link: string) => new URL(link).searchParams.get('text');

test('a chat starts with whom it is for and what it is about', () => {
  const link = chatLink(whatsApp, {
    site: 'Kardus & Jaya',
    subject: { name: 'Kotak + sekat' },
    language: 'id',
  });
  expect(link).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=[^+ ]+$/);
  expect(sentence(link)).toBe('Halo Kardus & Jaya, saya ingin tanya tentang Kotak + sekat.');
});

test('the sentence is in the language of the page', () => {
  const link = chatLink(whatsApp, { site: 'Vinci', subject: { name: 'Crates' }, language: 'en' });
  expect(sentence(link)).toBe('Hello Vinci, I have a question about Crates.');
});

test('on a page about everything the chat only says hello', () => {
  expect(sentence(chatLink(whatsApp, { site: 'Vinci', language: 'id' }))).toBe(
    'Halo Vinci, saya ingin bertanya.',
  );
});

test('a sentence of the administrator’s own stays, unless the page has something to say', () => {
  const own = `${whatsApp}?text=Halo`;
  expect(chatLink(own, { site: 'Vinci', language: 'id' })).toBe(own);
  expect(sentence(chatLink(own, { site: 'Vinci', subject: { name: 'palet' }, language: 'id' }))).toBe(
    'Halo Vinci, saya ingin tanya tentang palet.',
  );
});

test('other contact links stay unchanged', () => {
  for (const link of ['https://vinci.example/contact', 'mailto:hello@vinci.example', 'tel:+62215550123']) {
    expect(chatLink(link, { site: 'Vinci', subject: { name: 'Kotak' }, language: 'id' })).toBe(link);
  }
});

test('a chat about something with a price asks for it, with room for what the answer depends on', () => {
  const link = chatLink(whatsApp, {
    site: 'Vinci',
    subject: { name: 'Kotak die-cut', hasPrice: true },
    language: 'id',
  });
  expect(sentence(link)).toBe(
    'Halo Vinci, saya ingin minta harga untuk Kotak die-cut.\nUkuran: …\nJumlah: …\nKota kirim: …',
  );
});
