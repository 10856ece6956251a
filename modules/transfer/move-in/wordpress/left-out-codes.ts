import type { Choices } from '../choices.ts';
import { lastWords, type Note, withoutCode } from '../source.ts';

/** A text without the shortcodes that the owner leaves out, and what is between their halves. */
export function withoutCodes(html: string, { shortcodes }: Choices): { html: string; notes: Note[] } {
  const notes: Note[] = [];
  let left = html;
  for (const name of Object.keys(shortcodes).filter((one) => /^[\w-]+$/.test(one))) {
    const lower = left.toLowerCase();
    const end = `[/${name.toLowerCase()}]`;
    let [out, at] = ['', 0];
    for (const { index, 0: opening } of left.matchAll(
      new RegExp(`\\[${name}(?=[\\s/\\]])[^\\]]*\\]`, 'gi'),
    )) {
      if (index < at) continue;
      const close = opening.endsWith('/]') ? -1 : lower.indexOf(end, index);
      const next = close < 0 ? index + opening.length : close + end.length;
      notes.push({
        ...{ kind: 'left out', what: withoutCode(name), shortcode: name },
        source: left.slice(index, next).slice(0, 2000),
        at: lastWords(left.slice(Math.max(0, index - 500), index).replace(/<[^<>]*>|\[[^[\]]*\]/g, ' ')),
      });
      out += left.slice(at, index);
      at = next;
    }
    left = out + left.slice(at);
  }
  return { html: left, notes };
}
