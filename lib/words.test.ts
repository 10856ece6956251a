import { expect, test, vi } from 'vitest';
import { words } from './words.ts';

const gallery = words('gallery', {
  more: { id: 'Foto lainnya', en: 'More pictures' },
  count: { id: '{count, plural, other {# foto}}', en: '{count, plural, one {# picture} other {# pictures}}' },
  of: { id: 'Foto {title}', en: 'Picture {title}' },
});

test('words come in the language that is asked for, with its plurals and numbers', () => {
  expect(gallery('id')('more')).toBe('Foto lainnya');
  expect(gallery('en')('more')).toBe('More pictures');
  expect([gallery('id')('count', { count: 1 }), gallery('en')('count', { count: 1 })]).toEqual([
    '1 foto',
    '1 picture',
  ]);
  expect([gallery('id')('count', { count: 1200 }), gallery('en')('count', { count: 1200 })]).toEqual([
    '1.200 foto',
    '1,200 pictures',
  ]);
});

test('a word that is missing shows its key path', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const untyped = gallery('id') as unknown as (key: string) => string;
  expect(untyped('nothing')).toBe('gallery.nothing');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('the compiler refuses a missing language, a missing parameter and an unknown key', () => {
  const uneven = words('uneven', { of: { id: 'Foto', en: 'Picture {title}' } });
  const refused = [
    // @ts-expect-error: no English
    () => words('half', { more: { id: 'Foto lainnya' } }),
    // @ts-expect-error: the message names one
    () => gallery('id')('of'),
    // @ts-expect-error: there is no such key
    () => gallery('en')('nothing', {}),
    // @ts-expect-error: in English it needs a title
    () => uneven('id')('of'),
  ];
  expect(refused).toHaveLength(4);
});
