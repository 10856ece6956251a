import { databasePath } from '#database/client.ts';

/** What is wrong with DATABASE_URL, or null. */
export function databaseProblem(url: string): string | null {
  if (/^file:\/.*[#?]/.test(url)) return 'would end at # or ?: write %23 for # and %3F for ?';
  if (/^file::memory:|^file:(.*\/)?\.{0,2}$/.test(url)) return 'must name a file, like file:./data/vinci.db';
  try {
    databasePath(url);
    return pathProblem(url.slice('file:'.length));
  } catch {
    return 'must be file: and the path of a file on this machine, with %25 for %';
  }
}

/** What is wrong with EMAIL_SERVER, or null. */
export function mailServerProblem(url: string): string | null {
  const [, account = '', server = ''] = /^\w+:\/\/(?:(.*)@)?(.*)$/s.exec(url) ?? [];
  const isWhole = /^[^/?#:]*(:[^/?#@]*)?$/.test(account) && !/%(?![\da-f]{2})/i.test(account);
  if (isWhole && /^[^/?#]+\/?(\?[^#]*)?$/.test(server) && URL.canParse(url)) return null;
  const signs = 'In user and password write %2F for /, %40 for @, %23 for #, %3F for ? and %25 for %';
  return `must be a URL like smtp://user:password@mail.example.com:587. ${signs}`;
}

/** What is wrong with a path, or null: other readers of settings would strip these characters. */
export function pathProblem(path: string): string | null {
  if (/^\s|\s$|[\n\r]/.test(path)) return 'has a space or a line break around it: leave it out';
  if (/^["'`“”„‘’]|["'`“”‘’]$/.test(path))
    return 'has quotes around it that are read with it: leave them out';
  if (/\s#/.test(path)) return 'has a comment behind it that is read with it: give that a line of its own';
  if (/^(~|\$\{?\w|%\w+%)/.test(path)) return 'begins with what only a shell replaces: write the whole path';
  return /^file:/.test(path) ? 'must be a path, without file:' : null;
}
