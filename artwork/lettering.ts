// `npm run lettering`: writes the outlines of a typeface into server/brand/lettering.json, so that the card for link
// previews shows a name on servers without any fonts.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const file = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-normal.woff';
const font = openSync(createRequire(import.meta.url).resolve(file)) as Font;

const [first, last] = [0x20, 0xff];
const more = ['–', '—', '‘', '’', '“', '”', '•', '…', '€', '™'];
const characters = [...Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)), ...more];

const glyphs: Record<string, [advance: number, outline: string]> = {};
for (const character of characters) {
  const code = character.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) continue;
  const { advanceWidth, path: outline } = font.glyphForCodePoint(code);
  glyphs[character] = [Math.round(advanceWidth), outline.toSVG()];
}

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { unitsPerEm, capHeight } = font;
const lines = Object.entries(glyphs).map(([character, glyph]) => `    ${JSON.stringify(character)}: ${JSON.stringify(glyph)}`);
const json = `{\n  "unitsPerEm": ${unitsPerEm},\n  "capHeight": ${capHeight},\n  "glyphs": {\n${lines.join(',\n')}\n  }\n}\n`;
writeFileSync(path.join(project, 'server/brand/lettering.json'), json);
process.stdout.write(`${lines.length} characters, ${(json.length / 1000).toFixed(0)} kB\n`);
