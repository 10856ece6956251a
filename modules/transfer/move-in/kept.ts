import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { csvRows } from '#lib/csv.ts';
import type { Overview, SourceEntry } from './source.ts';

/** Passes entries on, and keeps their comments in `comments.json`: who wrote, when and what, without addresses of people. */
export async function* keepingComments(
  entries: AsyncIterable<SourceEntry>,
  folder: string,
): AsyncGenerator<SourceEntry> {
  await mkdir(folder, { recursive: true });
  const to = path.join(folder, 'comments.json');
  const file = await open(`${to}.part`, 'w');
  let kept = 0;
  try {
    for await (const entry of entries) {
      for (const comment of entry.comments.flatMap((one) => commentOf(one, entry) ?? []))
        await file.write(`${kept++ === 0 ? '[' : ','}\n${JSON.stringify(comment)}`);
      yield entry;
    }
    await file.write('\n]\n');
  } finally {
    await file.close();
  }
  if (kept > 0) await rename(`${to}.part`, to);
  else await rm(`${to}.part`);
}

function commentOf(comment: Record<string, string>, { title, address }: SourceEntry) {
  const of = (name: string) => comment[`wp:comment_${name}`]?.trim() ?? '';
  const state = { 1: 'approved', 0: 'waiting' }[of('approved')];
  if (!state) return null;
  const date = of('date_gmt') || of('date');
  return {
    ...{ id: Number(of('id')), parent: Number(of('parent')) || null, state, kind: of('type') || 'comment' },
    ...{ post: title, address, author: of('author'), date: `${date.replace(' ', 'T')}Z` },
    text: of('content'),
  };
}

/** Keeps the redirects of plugins that are in the export, as a CSV that Setting → Redirects reads, too. */
export async function keepRedirects({ redirects = [] }: Overview, folder: string): Promise<void> {
  const to = path.join(folder, 'redirects.csv');
  if (redirects.length === 0) return rm(to, { force: true });
  const lines = redirects.map(({ from, to, code, isRegex }) => [from, to, isRegex ? '1' : '0', code]);
  await mkdir(folder, { recursive: true });
  await writeFile(to, csvRows([['source', 'target', 'regex', 'code'], ...lines]));
}
