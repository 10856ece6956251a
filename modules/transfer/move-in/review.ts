import { statfs } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { files as storedFiles } from '#database/tables.ts';
import { plainText } from '#lib/rich-text/read.ts';
import type { Kind, Review } from '../tables.ts';
import { countsOf } from './arrived.ts';
import { type Choices, choicesSchema } from './choices.ts';
import { findImport, grouped, type Import, type Item, inTurn, itemsOf, updateImport } from './items.ts';
import { takenAddress } from './move-entries.ts';
import { reportProgress, workOn } from './process.ts';
import { isAddress } from './receive.ts';
import { sumsOf, totalsOf } from './report.ts';
import { beginImport, type Options, runImport } from './run.ts';
import type { Overview, SourceTerm } from './source.ts';
import { onTrial, type Site } from './trial.ts';
import { otherKind } from './uploaded-files.ts';
import { isUncounted, pathOfUpload, type Upload } from './uploads.ts';
import { wordKeys } from './wordpress/count-source.ts';
import { wordpress } from './wordpress/wordpress.ts';

const most = 500;
// Entries are stored 25 a second at most; a picture takes about that part of a second to be stored.
const [entriesASecond, filesASecond] = [25, 3];

/** Runs the import on a throwaway copy of the site, so that a review has the results of an import. */
export function review(site: Site, options: Options): Promise<Review> {
  return onTrial(site, async (trial) => {
    const { importId, overview } = await runImport(trial, options);
    const items = itemsOf(trial.db, importId);
    const isKnown = !options.uploads.some(({ kind, at }) => kind === 'files' && at && isAddress(at));
    const [files, entries] = [filesOf(trial, items, isKnown), overview.entries.size];
    const { bavail, bsize } = await statfs(site.files.folder).catch(() => statfs('.'));
    return {
      shape: 3,
      site: overview.site,
      kinds: kindsOf(trial, importId, items, overview),
      ...choosable(overview),
      ...sumsOf(trial.db, importId),
      files: { ...files, free: bavail * bsize },
      notes: notesOf(items),
      collisions: items
        .flatMap(({ title, notes }) =>
          notes.flatMap(({ what, source }) => (what === takenAddress ? `${source} (${title})` : [])),
        )
        .slice(0, most),
      failed: items
        .filter(({ kind, state }) => state === 'failed' && !/^(attachment|export)$/.test(kind))
        .map(({ title, why }) => ({ title, why }))
        .slice(0, most),
      ...{ problems: overview.problems, unread: overview.unread },
      minutes: Math.ceil((entries / entriesASecond + files.wanted / filesASecond) / 60),
    };
  });
}

// Terms of one name differ by their parents.
function nameBelow({ name, parent, taxonomy }: SourceTerm, terms: SourceTerm[], most = 5): string {
  const above = terms.find((term) => term.taxonomy === taxonomy && term.slug === parent);
  return above && most > 0 ? `${nameBelow(above, terms, most - 1)} › ${name}` : name;
}

function choosable({ authors, terms, entries, site }: Overview) {
  const categories = terms.filter(({ taxonomy }) => taxonomy === 'category');
  const pages = [...entries.values()].filter(({ type }) => type === 'page');
  return {
    authors: [...authors.values()].map(({ login, name }) => ({ login, name })).slice(0, most),
    categories: categories.map((term) => ({ slug: term.slug, name: nameBelow(term, terms) })).slice(0, most),
    pages: pages
      .map(({ slug, title, address }) => ({
        ...{ slug, title: title || slug },
        isFront: address.replace(/\/$/, '').endsWith(site.host + site.base),
      }))
      .slice(0, most),
  };
}

const parts: Record<string, Kind['to']> = {
  ...{ attachment: 'files', nav_menu_item: 'menu', wp_block: 'texts', category: 'categories' },
};

function kindsOf({ db }: Site, importId: number, items: Item[], { entries }: Overview): Kind[] {
  const areas = new Map([...entries.values()].map(({ type, area }) => [type, area]));
  return totalsOf(db, importId).map(({ kind: type, ...counts }) => {
    const lost = items.filter(({ kind, state }) => kind === type && state !== 'moved');
    // Why each file isn't imported is listed apart.
    const whys = lost.map(({ why }) => (type === 'attachment' && counts.leftOut > 0 ? otherKind : why));
    const reasons = [...new Set(whys)].filter(Boolean).slice(0, 20);
    return { type, to: areas.get(type) ?? parts[type] ?? null, ...counts, reasons };
  });
}

function notesOf(items: Item[]): Review['notes'] {
  const all = items.flatMap(({ title, notes }) => notes.map((note) => ({ ...note, entry: title })));
  return [...grouped(all, ({ what }) => what).values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, source: oneLine(first.source), count: others.length + 1 } : [],
    )
    .sort((one, other) => (one.what < other.what ? -1 : 1))
    .slice(0, most);
}

/** `isKnown`: whether files were uploaded, and not where they can be fetched later. */
function filesOf({ db }: Site, items: Item[], isKnown: boolean): Omit<Review['files'], 'free'> {
  const all = items.filter(({ kind }) => kind === 'attachment');
  const addressesOf = (wanted: Item['state']) =>
    all.flatMap(({ state, address }) => (state === wanted ? address : [])).slice(0, most);
  const bytesOf = (id: number) =>
    db.select({ bytes: storedFiles.bytes }).from(storedFiles).where(eq(storedFiles.id, id)).get()?.bytes;
  return {
    wanted: all.filter(({ state }) => state !== 'left out').length,
    others: addressesOf('left out'),
    missing: isKnown ? addressesOf('failed') : null,
    bytes: isKnown ? all.reduce((sum, { entry }) => sum + ((entry && bytesOf(entry)) || 0), 0) : null,
  };
}

function oneLine(source: string) {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

export function reviewImport(site: Site, row: Import): Promise<void> {
  const { db, files } = site;
  const { id, uploads } = row;
  return workOn(site, { id, state: 'reviewing' }, async () => {
    const choices = choicesSchema.parse(row.choices);
    // The uploads of the trial are elsewhere.
    const there = uploads.map((one) => ({ ...one, at: pathOfUpload(files.folder, id, one) }));
    const result = await review(site, { id, uploads: there, choices, report: reportProgress(db, id) });
    await beginImport(site, result.site, { id, uploads, choices }, { state: 'reviewed', review: result });
  });
}

/** Counts how many words of uploaded exports can be imported, before anybody reviews them. */
export async function estimateWords(site: Site, { id, uploads, choices }: Import): Promise<void> {
  for (const upload of uploads.filter(isUncounted)) {
    const at = pathOfUpload(site.files.folder, id, upload);
    // The review says why an export can't be read.
    const words = await wordsIn(at, choicesSchema.parse(choices)).catch(() => null);
    await inTurn(site.db, (tx) => {
      const all = findImport(tx, id)?.uploads ?? [];
      const isSame = ({ kind, name }: Upload) => kind === 'export' && name === upload.name;
      updateImport(tx, id, { uploads: all.map((one) => (isSame(one) ? { ...one, words } : one)) });
    });
  }
}

async function wordsIn(file: string, choices: Choices) {
  const overview = await wordpress.readOverview([file], choices);
  let [found, kept] = [0, 0];
  for await (const entry of wordpress.entries([file], overview)) {
    const { words } = countsOf(entry.found);
    found += words;
    const here = [...entry.text.blocks.map(plainText), entry.summary].join(' ');
    kept += Math.min(words, wordKeys(here).length);
  }
  return { found, kept };
}
