/** The pictures of a text in Word's Rich Text Format, in their order. */
export function rtfPictures(rtf: string): File[] {
  const files: File[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    // Copies that Word adds for old readers.
    const isCopy = rtf.startsWith('{\\nonshppict', at - '{\\nonshppict'.length);
    const file = isCopy ? null : pictureIn(ownText(rtf, at));
    if (file) files.push(file);
  }
  return files;
}

/** The text of the group that begins there, without the groups in it: `{\pict{\*\picprop …}\pngblip … 89504e47…}`. */
function ownText(rtf: string, start: number) {
  let text = '';
  let [depth, from] = [0, start + 1];
  for (const { 0: brace, index } of rtf.slice(start).matchAll(/[{}]/g)) {
    const at = start + index;
    if (depth === 1) text += `${rtf.slice(from, at)} `;
    depth += brace === '{' ? 1 : -1;
    from = at + 1;
    if (depth === 0) return text;
  }
  return '';
}

function pictureIn(text: string): File | null {
  const [, kind] = /\\(png|jpeg)blip/.exec(text) ?? [];
  const hex = text.replace(/\\[a-z*]+-?\d*\s?/gi, ' ').replace(/\s+/g, '');
  if (!kind || hex.length < 16 || /[^\da-f]/i.test(hex)) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new File([bytes], nameOf(`image/${kind}`), { type: `image/${kind}` });
}

/** The name of a pasted picture, which comes without one: `picture.jpg`. */
export function nameOf(type: string): string {
  return `picture.${type.replace('image/', '').replace('jpeg', 'jpg').replace('+xml', '')}`;
}
