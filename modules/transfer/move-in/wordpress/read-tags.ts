import { parseFragment } from 'parse5';
import { UnreadableExport } from './open-export.ts';

interface Handlers {
  open(name: string, attributes: Record<string, string>): void;
  text(part: string): void;
  close(name: string): void;
  /** Something isn't as XML must be, and is read as browsers read HTML. */
  mend(line: number): void;
}

/** Elements with others in them; all others are fields, in which what looks like HTML is text. */
const containers = /^(rss|channel|item|wp:(author|category|tag|term|postmeta|comment|commentmeta|termmeta))$/;
// No field has these within, so one that isn't closed ends there.
const fields = /^(wp:|content:encoded|excerpt:encoded|dc:creator)/;
const tag = /<(\/?)([a-z_][\w.-]*(?::[\w.-]+)?)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/iy;
/** A comment or tag that isn't closed by then is text. */
const longestTag = 64 * 1024;
const cdata = '<![CDATA[';

/** Reads an export in pieces, also one that isn't valid XML: what a bare sign or a missing end tag spoils is read as far as it goes. */
export function tagReader(to: Handlers) {
  const open: string[] = [];
  let [rest, field, isData, lines, at]: [string, string | null, boolean, number, number] = [
    '',
    null,
    false,
    1,
    0,
  ];
  const mend = () => to.mend(lines + newlines(rest.slice(0, at)));
  const text = (part: string) => {
    if (field !== null) to.text(part);
  };
  const closeField = () => {
    if (field !== null) to.close(field);
    field = null;
  };

  function beginning(name: string, attributes: string, isEmpty: boolean, source: string) {
    if (open.length === 0 && name !== 'rss')
      throw new UnreadableExport('This isn’t a WordPress export: it doesn’t start with <rss>.');
    if (field !== null) {
      mend();
      if (!containers.test(name) && !fields.test(name)) return to.text(source);
      closeField();
    }
    if (name === 'item' && open.includes(name)) end(name, source);
    to.open(name, attributesIn(attributes));
    if (containers.test(name)) open.push(name);
    else field = name;
    if (isEmpty) end(name, source);
  }

  function end(name: string, source: string) {
    if (field === name) return closeField();
    const isOpen = open.includes(name);
    if (open.at(-1) !== name || field !== null) mend();
    if (!isOpen) return text(source);
    closeField();
    while (open.includes(name)) to.close(open.pop() ?? '');
  }

  /** How far it could be read; a part of a tag waits for the next piece. */
  function readOn(isLast: boolean): boolean {
    const { length } = rest;
    if (isData) {
      const close = rest.indexOf(']]>', at);
      const until = close < 0 ? (isLast ? length : Math.max(at, length - 2)) : close;
      text(rest.slice(at, until));
      isData = close < 0;
      at = close < 0 ? until : close + 3;
      return close >= 0;
    }
    const found = rest.indexOf('<', at);
    const signs = found < 0 && !isLast ? rest.lastIndexOf('&') : -1;
    const until = found >= 0 ? found : signs >= at && length - signs < 40 ? signs : length;
    if (until > at) plainText(rest.slice(at, until));
    at = until;
    return found >= 0 && markup(isLast);
  }

  function plainText(part: string) {
    if (field === null) return;
    if (/&(?!#\d+;|#x[\da-f]+;|\w+;)/i.test(part)) mend();
    to.text(decoded(part));
  }

  function markup(isLast: boolean): boolean {
    const isWhole = isLast || rest.length - at > longestTag;
    if (rest.startsWith(cdata, at)) {
      isData = true;
      at += cdata.length;
      return true;
    }
    if (!isLast && cdata.startsWith(rest.slice(at))) return false;
    if (/^<!doctype/i.test(rest.slice(at, at + 9)))
      throw new UnreadableExport('This isn’t a WordPress export: exports declare no document type.');
    const skipped = rest.startsWith('<!--', at) ? '-->' : rest.startsWith('<?', at) ? '?>' : null;
    const close = skipped ? rest.indexOf(skipped, at) : -1;
    if (skipped && close >= 0) {
      at = close + skipped.length;
      return true;
    }
    tag.lastIndex = at;
    const found = skipped
      ? null
      : tag.exec(rest.length - at > 2 * longestTag ? rest.slice(0, at + longestTag) : rest);
    if (!found) {
      if (!isWhole && (skipped || !rest.slice(at + 1).includes('>'))) return false;
      mend();
      text('<');
      at += 1;
      return true;
    }
    const [source, closing, name = '', attributes = '', empty] = found;
    if (closing) end(name, source);
    else beginning(name, attributes, empty === '/', source);
    at += source.length;
    return true;
  }

  const read = (piece: string, isLast = false) => {
    rest += piece;
    while (at < rest.length && readOn(isLast));
    lines += newlines(rest.slice(0, at));
    rest = rest.slice(at);
    at = 0;
  };
  return {
    read: (piece: string) => read(piece),
    /** The elements that were still open: an export that is whole has none. */
    end(): string[] {
      read('', true);
      const left = open.slice();
      closeField();
      while (open.length > 0) to.close(open.pop() ?? '');
      return left;
    },
  };
}

function newlines(text: string) {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function attributesIn(written: string): Record<string, string> {
  const all = written.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...all].map(([, name = '', one, other]) => [name, decoded(one ?? other ?? '')]));
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string) {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,31});/gi, (whole, name: string) => {
    if (Object.hasOwn(named, name)) return named[name] ?? whole;
    const [node] = parseFragment(whole).childNodes;
    return node && 'value' in node ? node.value : whole;
  });
}
