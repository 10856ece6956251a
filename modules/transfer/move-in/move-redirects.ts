import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { say } from '#lib/interface-language.ts';
import { keyOf, oldLinkOf } from '#server/redirects/addresses.ts';
import { type Line, readLines } from '#server/redirects/csv.ts';
import { importLines } from '#server/redirects/import.ts';
import { ownPageAt } from '#server/redirects/own-pages.ts';
import { redirects } from '#server/redirects/tables.ts';
import { openContentVersion } from '#server/site/content-version.ts';
import { imports } from '../tables.ts';
import { importFolder } from './given.ts';
import { inTurn, saveItem } from './items.ts';
import { oldAddressAt } from './old-address.ts';
import type { Site } from './run.ts';

interface Moved {
  stored: number;
  /** Those that aren't stored, by the file and their line in it. */
  refused: { line: string; from: string; why: string }[];
}

/**
 * Stores the redirects that the old site had: those in its export, and in files of its plugins or of Apache. Once old addresses
 * answer: each then leads to where its target is now, at one go.
 */
export async function moveRedirects(site: Site, importId: number, given: string[]): Promise<Moved> {
  const { db, files } = site;
  const moved: Moved = { stored: 0, refused: [] };
  const kept = path.join(importFolder(files.folder, importId), 'redirects.csv');
  for (const file of [kept, ...given].filter((each) => existsSync(each))) {
    const { lines, paths, mistakes } = await importFile(
      site,
      importId,
      await readLines(readFileSync(file, 'utf8')),
    );
    const nameOf = ({ number }: Line) => `${path.basename(file)}:${number}`;
    await inTurn(db, (tx) => {
      for (const [index, line] of lines.entries()) {
        const [key, mistake] = [paths[index], mistakes.get(index)];
        const about = {
          key: `redirect:${key ?? nameOf(line)}`,
          kind: 'redirect',
          title: mistake ? `${line.from} (${nameOf(line)})` : line.from,
        };
        if (mistake) moved.refused.push({ line: nameOf(line), from: line.from, why: mistake.message });
        else moved.stored += 1;
        const state = mistake
          ? ({ state: 'left out', why: mistake.message } as const)
          : ({ state: 'moved', address: key } as const);
        saveItem(tx, importId, { ...about, ...state });
      }
    });
  }
  return moved;
}

async function importFile({ env, db }: Site, importId: number, all: Line[]) {
  const host = db.select().from(imports).where(eq(imports.id, importId)).get()?.host ?? '';
  const known = new Set(
    db
      .select()
      .from(redirects)
      .all()
      .map(({ path }) => path),
  );
  // Once more the same file: those are here.
  const lines = all.filter(({ from }) => !known.has(keyOf(withoutHost(from, host))));
  const now = () => new Date();
  const context = { env, db, now, content: openContentVersion({ db, now }, () => null) };
  const isPage = (to: string) => ownPageAt(context, keyOf(to.replace(/[?#].*/, ''))) !== null;
  const here = lines.map((line) => {
    const from = withoutHost(line.from, host);
    // Addresses here have no slash at their end.
    const to = withoutHost(line.to, host).replace(/^(\/[^?#]*[^/?#])\/+(?=$|[?#])/, '$1');
    const there = oldAt(db, from);
    const end = oldAt(db, to);
    const hash = to.replace(/^[^#]*/, '');
    const refusal =
      line.refusal ??
      (there ? say('What was at this address is at {there} now.', { there }) : undefined) ??
      (end === null && !isPage(to) ? 'Nothing public is at its target.' : undefined);
    return { ...line, from, to: end ? end + hash : to, refusal };
  });
  return { lines, ...(await importLines(context, here, (checked) => checked)) };
}

// The old site's own addresses are ours now.
function withoutHost(address: string, host: string) {
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  if (url?.hostname.replace(/^www\./, '') !== host) return address;
  return url.pathname + url.search + url.hash;
}

function oldAt(db: Database, path: string) {
  if (!path.startsWith('/') || path.includes('*')) return undefined;
  const { pathname, search } = new URL(path, 'https://site.invalid');
  return oldAddressAt(db, new Date(), oldLinkOf(pathname + search) ?? keyOf(pathname));
}
