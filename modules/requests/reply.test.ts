import { expect, test } from 'vitest';
import { emailReply, whatsAppReply } from './reply.ts';

const request = {
  name: 'Dewi & Co',
  phone: '6281234567890',
  email: 'dewi@maju.example',
  reference: '7K3M-9P2X',
  productName: 'Peti kayu',
  language: 'id',
} as const;

test('a chat begins with a greeting in the language of the visitor', () => {
  const link = new URL(whatsAppReply(request, 'Vinci') ?? '');
  expect(link.href).toContain('https://wa.me/6281234567890?text=Halo%20Dewi%20%26%20Co');
  expect(link.searchParams.get('text')).toContain('(7K3M-9P2X) di Vinci tentang Peti kayu.');
  const english = whatsAppReply({ ...request, language: 'en', productName: '' }, 'Vinci') ?? '';
  expect(new URL(english).searchParams.get('text')).toMatch(/^Hello Dewi & Co, thank you/);
});

test('what a visitor typed adds nothing to the head of an email', () => {
  const name = 'Dewi\r\nBcc: all@example.com&bcc=all@example.com';
  const link = emailReply({ ...request, name, email: 'a?bcc=b@c.example' }, 'Vinci') ?? '';
  const url = new URL(link);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.pathname).toBe('a%3Fbcc%3Db@c.example');
});

test('there is no way to answer where the visitor gave none', () => {
  expect(whatsAppReply({ ...request, phone: '' }, 'Vinci')).toBeNull();
  expect(emailReply({ ...request, email: '' }, 'Vinci')).toBeNull();
});
