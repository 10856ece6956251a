import { tryParseJson } from '#lib/try-parse.ts';

export interface BlockData {
  [name: string]: unknown;
  /** Of a synced block: what its place says instead of it, by the names of the blocks within. */
  content?: Record<string, Record<string, unknown> | null>;
}

/** The attributes of a block, by its comment. */
export function dataOf(rest: string): BlockData {
  return (tryParseJson(rest.replace(/\/$/, '')) as BlockData | null | undefined) ?? {};
}

/** A synced block with the words and addresses of its place, in the blocks within that have the names. */
export function inItsPlace(synced: string | undefined, own: BlockData['content'] = {}) {
  return Object.entries(own).reduce((text, [name, said]) => {
    const at = text?.indexOf(`"name":${JSON.stringify(name)}`) ?? -1;
    const opening = text?.lastIndexOf('<!-- wp:', at) ?? -1;
    const [, block] = /^<!-- wp:([\w/-]+) /.exec(text?.slice(opening, opening + 100) ?? '') ?? [];
    const start = text?.indexOf('-->', at) ?? -1;
    const end = text?.indexOf(`<!-- /wp:${block} -->`, start) ?? -1;
    if (!text || at < 0 || opening < 0 || start < 0 || end < start) return text;
    return text.slice(0, start + 3) + withWords(text.slice(start + 3, end), said ?? {}) + text.slice(end);
  }, synced);
}

function withWords(html: string, { content, text, url }: Record<string, unknown>) {
  const words = [content, text].find((one) => typeof one === 'string');
  const [before = ''] = /^(\s*<[^<>]{1,2000}>)+/.exec(html) ?? [];
  const after = html.slice(html.lastIndexOf(`</${/<(\w+)[^<]*$/.exec(before)?.[1]}`));
  const said = words !== undefined && before && after.startsWith('</') ? before + words + after : html;
  return typeof url === 'string'
    ? said.replace(/((?:src|href)=")[^"]*/, (_, name: string) => name + url.replaceAll('"', '%22'))
    : said;
}
