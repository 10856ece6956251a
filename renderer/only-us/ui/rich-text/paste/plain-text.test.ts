import { describe, expect, test } from 'vitest';
import { processorTime } from '#tests/processor-time.ts';
import { plainTextHtml } from './plain-text.ts';

// Lines as people write them: nothing in them is a list, a heading or emphasis.
const lines = `Jawa 2~3 hari, Bali 4~5 hari
Dus 20*30*15 cm dan 5 * 3 * 2 m
Dus 20 *30* 15, isi 5 *3 m* 2 m
nama_file_v2.pdf, __init__.py, _id dan id
Nama: ______ Tanggal: __/__/____
Pakai \`npm run build\` dan ~~lama~~
1.500.000 × 3 = 4.500.000
#1 di Jakarta, C# dan #promo
Harga* belum termasuk PPN* (*) lihat bawah
*) syarat berlaku, *) lainnya
Suhu -5 °C sampai +5 °C; > 5 kg dan < 10 kg
A | B | C
https://vinci.example/a_b_c?d=*e*&f=_g_#h
https://vinci.example/_draf_/berkas_(1).pdf
C:\\data\\_baru\\*.jpg dan \\*bukan tebal\\*
AT&T, &amp; &copy; <b>tebal</b> </p>
[x] selesai, [ ] belum, [1] catatan, [a]: https://vinci.example
[klik](javascript:alert(1)) dan [kosong]()
"5*3" '2*3' (4*5) **6*7** *8*
08.00-17.00 WIB; +62 812-3456-7890
budi_santoso@vinci.example
2 ** 3 ** 4 dan a ** b
f(x) = x^2 * y_1 * y_2
50% * 2 _atau_50%
~2 hari~ dan ~~~
| tanpa tabel |
--- dan ***
\`\`\`
:--- | ---: titik dua
😀 *😀* _5_ *27/11/2026*`.split('\n');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What one reads in HTML, without its white space. */
const visible = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s/g, '');
const signs = (text: string) => text.replace(/\s/g, '');
/** As it is pasted: what is null is left to the editor, which keeps each line as it is. */
const pasted = (text: string) => {
  const html = plainTextHtml(text);
  return html === null ? signs(text) : visible(html);
};

describe.each(lines)('%s', (line) => {
  test.each([
    ['alone', line, line],
    ['between other lines', `Halo.\n${line}\nTerima kasih.`, `Halo.${line}Terima kasih.`],
    ['in a list', `- ${line}\n- ${line}\n  - ${line}\n\nSelesai`, `${line}${line}${line}Selesai`],
    ['in a list with numbers', `1. ${line}\n2) bukan\n3. ${line}`, `1.${line}2)bukan3.${line}`],
    ['in numbers that follow each other', `7. ${line}\n8. ${line}`, line + line],
    ['beside real emphasis', `*Penting* dan _miring_: ${line}`, `Penting dan miring: ${line}`],
    ['in a Markdown text', `# Judul\n\n${line}\n\n> Kutipan`, `Judul${line}>Kutipan`],
  ])('keeps every sign %s', (_where, text, expected) => {
    expect(pasted(text)).toBe(signs(expected));
  });
});

test.each([
  ['3. Tiga\n1. Satu'],
  ['01. Satu\n02. Dua'],
  ['0. Nol\n1. Satu'],
  ['2025. Lama\n2026. Baru'],
  ['- Satu saja'],
  ['# 1\n# 2'],
  ['# promo\n# diskon'],
  ['> Rp 50.000: gratis ongkir'],
  ['> Kutipan'],
  ['---'],
  ['Ukuran | Isi\n--- | ---\n20*30 | 5 | 6'],
  ['+ 62 812\n+ 62 813'],
])('%j is no list, heading, quote or table', (text) => {
  expect(plainTextHtml(text)).toBeNull();
});

test.each(['•\t', '\uF0B7\t', '\uF0A7 ', '➢ ', '► '])('lines behind %j are a list', (bullet) => {
  expect(plainTextHtml(`${bullet}Satu\n${bullet}Dua`)).toBe(
    '<ul><li><p>Satu</p></li><li><p>Dua</p></li></ul>',
  );
});

test('a star is bold in a chat, and italic in Markdown', () => {
  expect(plainTextHtml('*Halo* _ya_')).toBe('<p><strong>Halo</strong> <em>ya</em></p>');
  expect(plainTextHtml('**Halo** *ya*')).toBe('<p><strong>Halo</strong> <em>ya</em></p>');
});

test('a very long text takes no time, whatever its signs are', async () => {
  const parts = [
    '*a ',
    '_a',
    '[a',
    '[](a',
    '> a 1\n',
    'a|b\n---|---\n',
    '- a\n',
    '# a\n',
    ' \n',
    '- a\n b\n',
  ];
  const read = () => parts.map((part) => plainTextHtml(part.repeat(20_000)));
  expect(await processorTime(read)).toBeLessThan(3000);
});
