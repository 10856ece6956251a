import { expect, test } from 'vitest';
import { menuRoom, nameWidth } from './menu-room.ts';

const usual = {
  labels: ['Beranda', 'Layanan', 'Kemasan', 'Galeri', 'Blog', 'Katalog', 'Lowongan'],
  lists: 0,
  logo: 110,
  button: 'Minta penawaran',
};

test('the menu of the modules is in the header from laptops on, a short one from tablets on', () => {
  expect(menuRoom(usual)).toBe(64);
  expect(menuRoom({ ...usual, labels: usual.labels.slice(0, 3) })).toBe(48);
});

test('the way to the other language takes room from the menu', () => {
  expect(menuRoom({ ...usual, hasSwitch: true })).toBe(72);
});

test('a longer menu waits for a wider screen, and the longest stays behind its button', () => {
  const withMore = (...more: string[]) => menuRoom({ ...usual, labels: [...usual.labels, ...more] });
  expect(withMore('Karier')).toBe(72);
  expect(withMore('Karier', 'Kontak')).toBe(80);
  expect(withMore('Karier', 'Kontak kami', 'Tentang kami', 'Sertifikat')).toBe('none');
});

test('a long company name takes room from the menu, a name in Chinese more per letter', () => {
  expect(nameWidth('PT Maju Jaya Kemasan Nusantara')).toBeGreaterThan(nameWidth('Kardus Jaya'));
  expect(nameWidth('纸箱纸箱公司')).toBeGreaterThan(nameWidth('Kardus'));
  expect(menuRoom({ ...usual, logo: nameWidth('PT Maju Jaya Kemasan Nusantara Sejahtera') })).toBe(72);
  const longest = 'PT Nusantara Logistik dan Kemasan Industri Jaya Makmur Sejahtera Bersama';
  expect(menuRoom({ ...usual, logo: nameWidth(longest) })).toBe(80);
});
