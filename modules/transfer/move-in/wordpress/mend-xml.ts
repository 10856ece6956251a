import { parseFragment } from 'parse5';

const [start, end] = ['<![CDATA[', ']]>'];
/** Names of RSS, and those with a prefix: all other tags are HTML that somebody forgot to escape. */
const names =
  /^(rss|channel|item|title|link|description|language|pubDate|lastBuildDate|generator|guid|category|image|url|width|height|cloud|docs|ttl|author|comments|enclosure|source|\w[\w.-]*:[\w.-]+)$/;
const signs =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!doctype|<\/?([a-z_][\w.:-]*)(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);|&\w+;|[<&]/gi;
/** A tag that isn't closed by then is text. */
const longestTag = 64 * 1024;

/**
 * Makes XML of what nearly is, piece by piece, as browsers read HTML: outside of CDATA a bare `&` or `<`, and whole elements of HTML,
 * are text. `mend` hears of each, with its line.
 */
export function xmlMender(mend: (line: number) => void): (piece: string, isLast?: boolean) => string {
  let [rest, isData, line] = ['', false, 1];
  return (piece, isLast = false) => {
    rest += piece;
    let made = '';
    const take = (until: number, change = (part: string) => part) => {
      made += change(rest.slice(0, until));
      line += rest.slice(0, until).split('\n').length - 1;
      rest = rest.slice(until);
    };
    for (;;) {
      const next = rest.indexOf(isData ? end : start);
      if (isData) take(next < 0 ? (isLast ? rest.length : Math.max(0, rest.length - 2)) : next + end.length);
      else take(next < 0 ? wholeUntil(rest, isLast) : next, (part) => mended(part, line, mend));
      if (next < 0) return isLast && isData ? made + end : made;
      if (!isData) take(start.length);
      isData = !isData;
    }
  };
}

// What may be the beginning of a tag or of a reference waits for the rest of it.
function wholeUntil(text: string, isLast: boolean) {
  const [tag, reference] = [text.lastIndexOf('<'), text.lastIndexOf('&')];
  if (isLast) return text.length;
  if (tag >= 0 && !text.includes('>', tag) && text.length - tag < longestTag) return tag;
  return reference > tag && text.length - reference < 40 ? reference : text.length;
}

function mended(part: string, line: number, mend: (line: number) => void) {
  return part.replace(signs, (sign, name: string | undefined, at: number) => {
    if (name !== undefined ? names.test(name) : /^(<!|<\?|&(#|amp;|lt;|gt;|quot;|apos;))/i.test(sign))
      return sign;
    if (name === undefined && sign.length > 1) return escaped(referred(sign));
    mend(line + part.slice(0, at).split('\n').length - 1);
    return escaped(sign);
  });
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function referred(reference: string) {
  const [node] = parseFragment(reference).childNodes;
  return node && 'value' in node ? node.value : reference;
}
