import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { takenInTurns } from '#database/turns.ts';
import { localize } from '#lib/interface-language.ts';
import { openContentVersion } from '#server/content/content-version.ts';
import { ownPageAt } from '#server/content/own-pages.ts';
import { keyOf } from '#server/http/addresses.ts';
import { offered } from '#server/module/registry.ts';
import { type OldRedirect, type RedirectStore, redirectStore } from '#server/page-cache/points.ts';
import { findImport, inTurns, saveItem } from './items.ts';
import { oldAddressAt } from './old-address.ts';
import { hostOf, pathOf } from './old-links.ts';
import type { Site } from './trial.ts';
import { importFolder } from './uploads.ts';

/**
 * Stores the redirects of the old site: those in its export, and in files of its plugins or of Apache. Call it when old addresses
 * answer: each redirect then leads straight to where its target is now.
 */
export async function moveRedirects(site: Site, importId: number, redirectFiles: string[]) {
  const { db, files } = site;
  let stored = 0;
  const refused: { line: string; from: string; why: string }[] = [];
  const [store] = offered(redirectStore);
  if (!store) return { stored, refused };
  const kept = path.join(importFolder(files.folder, importId), 'redirects.csv');
  for (const file of [kept, ...redirectFiles].filter((each) => existsSync(each))) {
    const results = await importFile(site, importId, store, readFileSync(file, 'utf8'));
    await inTurns(db, results, (tx, { number, from, path: address, mistake: why }) => {
      const line = `${path.basename(file)}:${number}`;
      const item = { key: `redirect:${address ?? line}`, kind: 'redirect' };
      if (why === undefined) {
        stored += 1;
        saveItem(tx, importId, { ...item, title: from, state: 'moved', address });
      } else {
        refused.push({ line, from, why });
        saveItem(tx, importId, { ...item, title: `${from} (${line})`, state: 'left out', why });
      }
    });
  }
  return { stored, refused };
}

async function importFile({ env, db }: Site, importId: number, store: RedirectStore, text: string) {
  const host = findImport(db, importId)?.host ?? '';
  const known = new Set(store.all(db).map(({ path }) => path));
  // A second import of the same file skips what is already here.
  const lines = (await store.read(text)).filter(({ from }) => !known.has(keyOf(withoutHost(from, host))));
  const now = () => new Date();
  const context = { env, db, now, content: openContentVersion({ db, now }, () => null) };
  const isPage = (to: string) => ownPageAt(context, keyOf(to.replace(/[?#].*/, ''))) !== null;
  const froms = [...lines.map(({ from }) => keyOf(withoutHost(from, host))), ...known];
  const [exact, wildcards] = [new Set(froms), froms.filter((from) => from.endsWith('/*'))];
  const leadsOn = (to: string) =>
    exact.has(keyOf(to)) || wildcards.some((from) => to.startsWith(from.slice(0, -1)));
  const here: OldRedirect[] = [];
  for await (const line of takenInTurns(lines)) {
    const from = withoutHost(line.from, host);
    // Addresses here have no slash at their end.
    const to = withoutHost(line.to, host).replace(/^(\/[^?#]*[^/?#])\/+(?=$|[?#])/, '$1');
    const there = oldAt(db, from);
    const end = oldAt(db, to);
    const hash = to.replace(/^[^#]*/, '');
    const refusal =
      line.refusal ??
      (there ? localize('This address moved to {there}.', { there }) : undefined) ??
      (to.startsWith('/') && !to.includes('*') && !end && !isPage(to) && !leadsOn(to)
        ? 'Its target isn’t public.'
        : undefined);
    here.push({ ...line, from, to: end ? end + hash : to, refusal });
  }
  const results = await store.store(context, here);
  return lines.map(({ number, from }, index) => ({ number, from, ...results[index] }));
}

function withoutHost(address: string, host: string) {
  if (!/^https?:/i.test(address) || hostOf(address) !== host.replace(/\/.*/, '')) return address;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

function oldAt(db: Database, path: string) {
  if (!path.startsWith('/') || path.includes('*')) return undefined;
  return oldAddressAt(db, new Date(), pathOf(path));
}
