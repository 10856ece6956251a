import { on } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Parser, type ReadEntry } from 'tar';
import yauzl from 'yauzl';
import { append } from '#lib/append.ts';
import { tryDecode } from '#lib/try-parse.ts';
import { fetchFile, largestFile } from './fetch-file.ts';
import { fewAtOnce } from './items.ts';
import { hostOf, wholeUrl } from './old-links.ts';
import type { OldFile, OldSite, SourceFile } from './source.ts';

export type Found = { file: SourceFile; copy: string } | { file: SourceFile; missing: string };

export const otherKind = 'Unsupported file type.';

const atOnce = 4;

export function isElsewhere({ address }: Pick<OldFile, 'address'>, { host }: OldSite): boolean {
  return ![host, ''].includes(hostOf(address));
}

/**
 * The files of the old site, from where the operator has them: a folder, a .tar, .tar.gz or .zip, or the site itself; null: each from
 * its own address. Copies are in `work`, and may be moved. What isn't there isn't yielded.
 */
export async function* uploadedFiles(
  from: string | null,
  wanted: SourceFile[],
  work: string,
): AsyncGenerator<Found> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  if (from === null) yield* fromSite(null, wanted, work);
  else if (/^https?:\/\//.test(from)) yield* fromSite(new URL(from), wanted, work);
  else yield* fromFolder(from, wanted, work);
}

/**
 * The names that a file may have below `uploads`, the best first, by what the export says and by its address: the picture as it was
 * sent is better than a smaller one of it. Some machines write letters with marks as two.
 */
export function namesOf({ address, original, place }: SourceFile): string[] {
  const names = [place, pathIn(address)].flatMap((said) => {
    const name = belowUploads(said ?? '');
    const folder = path.posix.dirname(name);
    return original ? [path.posix.join(folder, path.posix.basename(original)), name] : [name];
  });
  const spelled = names.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]);
  return [...new Set(spelled)].filter(Boolean);
}

export function pathIn(address: string): string {
  return tryDecode(wholeUrl(address, 'site.invalid')?.pathname ?? '/');
}

function belowUploads(name: string) {
  return path.posix
    .normalize(name)
    .replace(/^.*?\/?uploads\//, '')
    .replace(/^[./]+/, '');
}

async function* fromSite(typed: URL | null, wanted: SourceFile[], work: string): AsyncGenerator<Found> {
  for (const some of fewAtOnce(wanted, atOnce))
    yield* await Promise.all(
      some.map(async (file): Promise<Found> => {
        const copy = path.join(work, String(file.id));
        const site = typed ?? new URL(file.address);
        const { pathname } = new URL(URL.canParse(file.address, site) ? file.address : '/', site);
        let missing = '';
        for (const name of namesOf(file)) {
          const at = pathname.replace(/[^/]*$/, encodeURIComponent(path.posix.basename(name)));
          try {
            await fetchFile(new URL(at, site).href, copy, typed?.origin);
            return { file, copy };
          } catch (error) {
            missing = error instanceof Error ? error.message : String(error);
          }
        }
        return { file, missing };
      }),
    );
}

/** A file in a folder or an archive. Links aren't files: what they lead to may be elsewhere. */
interface Packed {
  name: string;
  size: number;
  open(): Readable | Promise<Readable>;
}

async function* filesIn(from: string): AsyncGenerator<Packed> {
  if ((await stat(from)).isDirectory()) {
    const there = await readdir(from, { recursive: true, withFileTypes: true });
    for (const one of there.filter((each) => each.isFile())) {
      const file = path.join(one.parentPath, one.name);
      const { size } = await lstat(file);
      yield { name: path.relative(from, file), size, open: () => createReadStream(file) };
    }
  } else if (/\.zip$/i.test(from)) {
    const zip = await yauzl.openPromise(from, { lazyEntries: true });
    for await (const entry of zip.eachEntry())
      yield {
        ...{ name: entry.fileName, size: entry.uncompressedSize },
        open: () => zip.openReadStreamPromise(entry),
      };
  } else yield* filesInTar(from);
}

// One file after the other, as they are in the archive: it needs no more room than the largest.
async function* filesInTar(from: string): AsyncGenerator<Packed> {
  const parser = new Parser();
  const entries = on(parser, 'entry', { close: ['end'] });
  const bytes = createReadStream(from).once('error', (error) => parser.emit('error', error));
  bytes.pipe(parser as unknown as Writable);
  try {
    for await (const [entry] of entries as AsyncIterable<[ReadEntry]>) {
      let isOpen = false;
      const open = () => {
        isOpen = true;
        return Readable.from(entry);
      };
      if (/File$/.test(entry.type) && !/(^|\/)\.\.(\/|$)/.test(entry.path))
        yield { name: entry.path, size: entry.size, open };
      if (!isOpen) entry.resume();
    }
  } finally {
    bytes.destroy();
  }
}

/** Finds files by their names below `uploads`, or by month and name where the folder above has another name. */
function finder(all: string[]) {
  const exact = new Map(all.map((one) => [belowUploads(one), one]));
  const byMonth = new Map<string, string[]>();
  for (const one of all) append(byMonth, monthly(one), one);
  const ofMonth = (name: string) => {
    const [one, another] = byMonth.get(monthly(name)) ?? [];
    return another || !monthly(name) ? undefined : one;
  };
  return (names: string[]): string | undefined =>
    names.map((name) => exact.get(name)).find(Boolean) ?? names.map(ofMonth).find(Boolean);
}

const monthly = (name: string) => /\d{4}\/\d\d\/[^/]+$/.exec(name)?.[0] ?? '';

async function* fromFolder(from: string, wanted: SourceFile[], work: string): AsyncGenerator<Found> {
  const names: string[] = [];
  for await (const { name, size } of filesIn(from)) if (size <= largestFile) names.push(name);
  const find = finder(names);
  // Several files may ask for the same one.
  const asked = new Map<string, SourceFile[]>();
  for (const file of wanted) {
    const found = find(namesOf(file));
    if (found) append(asked, found, file);
  }
  for await (const { name, open } of filesIn(from)) {
    const files = asked.get(name);
    if (files && asked.delete(name)) yield* copies(await open(), files, work);
  }
}

async function* copies(packed: Readable, files: SourceFile[], work: string): AsyncGenerator<Found> {
  const all = files.map((file) => ({ file, copy: path.join(work, String(file.id)) }));
  const [first, ...others] = all;
  if (!first) return;
  await pipeline(packed, createWriteStream(first.copy));
  for (const { copy } of others) await copyFile(first.copy, copy);
  yield* all;
}
