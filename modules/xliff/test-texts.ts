// Texts of the tests, and what an agency makes of them.

export const say = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
export const doc = (...content: object[]) => ({ type: 'doc', content });
export const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: 'https://vinci.example/' } };

export const words = (text: string) => doc(paragraph(say(text)));

export const rich = doc(
  { type: 'heading', attrs: { level: 2 }, content: [say('Ukuran')] },
  paragraph(
    say('Kotak '),
    say('kuat', bold),
    say(' dan '),
    say('ringan', link, bold),
    say('.'),
    { type: 'hardBreak' },
    say('Murah & <baik>.'),
  ),
  {
    type: 'bulletList',
    content: ['Satu', 'Dua'].map((text) => ({ type: 'listItem', content: [paragraph(say(text))] })),
  },
  { type: 'button', attrs: { text: 'Hubungi kami', href: '/hubungi' } },
);

/** What an agency does: every unit gets these words, in which the codes of the original stay. */
export function translate(file: string, change: (source: string) => string) {
  return file.replace(
    /<segment state="[^>]*"><source>([\s\S]*?)<\/source>(<target>[\s\S]*?<\/target>)?/g,
    (_, source) => `<segment state="translated"><source>${source}</source><target>${change(source)}</target>`,
  );
}
export const inEnglish = (file: string) =>
  translate(file, (source) => source.replace(/(^|>)([^<]+)/g, '$1EN $2'));
