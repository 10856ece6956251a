import { createWriteStream } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, list } from 'tar';
import yauzl from 'yauzl';
import { fetchFile, largestFile } from './fetch-file.ts';
import type { OldFile, OldSite, SourceFile } from './source.ts';
import { decoded } from './spellings.ts';

/** A file that is asked for, under the names it may have below `uploads`, the best first. */
export interface Wanted {
  file: SourceFile;
  names: string[];
}

export type Given = { file: SourceFile; copy: string } | { file: SourceFile; missing: string };

export const otherKind = 'Unsupported file type.';

const atOnce = 4;

export function isElsewhere({ address }: Pick<OldFile, 'address'>, { host }: OldSite): boolean {
  return URL.canParse(address) && new URL(address).hostname.replace(/^www\./, '') !== host;
}

/**
 * The files of the old site, from where the operator has them: a folder, a .tar, .tar.gz or .zip, or the site itself; null: each from
 * its own address. Copies are in `work`, and may be moved. What isn't there isn't given.
 */
export async function* givenFiles(
  from: string | null,
  wanted: Wanted[],
  work: string,
): AsyncGenerator<Given> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  if (from === null) yield* fromSite(null, wanted, work);
  else if (/^https?:\/\//.test(from)) yield* fromSite(new URL(from), wanted, work);
  else if ((await stat(from)).isDirectory()) yield* fromFolder(from, wanted, work);
  else if (/\.zip$/i.test(from)) yield* fromZip(from, wanted, work);
  else yield* fromTar(from, wanted, work);
}

/**
 * The names that a file may have below `uploads`, by what the export says or by its address: the picture as it was sent is better
 * than a smaller one of it. Some machines write letters with marks as two.
 */
export function namesOf({ address, original, place }: SourceFile): string[] {
  const name = belowUploads(place || pathIn(address));
  const folder = path.posix.dirname(name);
  const names = original ? [path.posix.join(folder, path.posix.basename(original)), name] : [name];
  return [...new Set(names.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]))];
}

export function pathIn(address: string): string {
  const base = 'https://site.invalid';
  const { pathname } = new URL(URL.canParse(address, base) ? address : '/', base);
  return decoded(pathname);
}

function belowUploads(name: string) {
  return path.posix
    .normalize(name)
    .replace(/^.*?\/?uploads\//, '')
    .replace(/^[./]+/, '');
}

async function* fromSite(typed: URL | null, wanted: Wanted[], work: string): AsyncGenerator<Given> {
  for (let index = 0; index < wanted.length; index += atOnce)
    yield* await Promise.all(
      wanted.slice(index, index + atOnce).map(async ({ file, names }): Promise<Given> => {
        const copy = path.join(work, String(file.id));
        const site = typed ?? new URL(file.address);
        const { pathname } = new URL(URL.canParse(file.address, site) ? file.address : '/', site);
        let missing = '';
        for (const name of names) {
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

async function* fromFolder(folder: string, wanted: Wanted[], work: string): AsyncGenerator<Given> {
  const places = ['', 'uploads', 'wp-content/uploads'].map((below) => path.join(folder, below));
  for (const { file, names } of wanted) {
    for (const place of names.flatMap((name) => places.map((below) => path.join(below, name)))) {
      // What a link leads to may be elsewhere.
      const there = await lstat(place).catch(() => null);
      if (!there?.isFile() || there.size > largestFile) continue;
      const copy = path.join(work, String(file.id));
      await copyFile(place, copy);
      yield { file, copy };
      break;
    }
  }
}

// What is in the archive under the best name of each file that is asked for: which file, by the name in the archive.
function chosen(there: Map<string, string>, wanted: Wanted[]): Map<string, SourceFile> {
  return new Map(
    wanted.flatMap(({ file, names }) => {
      const name = names.find((each) => there.has(each));
      return name ? [[there.get(name) ?? '', file] as const] : [];
    }),
  );
}

async function* fromTar(from: string, wanted: Wanted[], work: string): AsyncGenerator<Given> {
  const there = new Map<string, string>();
  let bytes = 0;
  const isFile = ({ type, size = 0 }: { type?: string; size?: number }) =>
    type === 'File' && size <= largestFile;
  await list({
    file: from,
    onReadEntry: (entry) => void (isFile(entry) && there.set(belowUploads(entry.path), entry.path)),
  });
  const files = chosen(there, wanted);
  const { bavail, bsize } = await statfs(work);
  const filter = (name: string, entry: unknown) => {
    const is = files.has(name) && isFile(entry as { type?: string; size?: number });
    if (is) bytes += (entry as { size?: number }).size ?? 0;
    if (bytes > (bavail * bsize) / 2) throw new Error('The disk is too full to unpack the files.');
    return is;
  };
  // Names that leave the folder are refused by the library; links aren't files.
  await extract({ file: from, cwd: work, filter });
  for (const [name, file] of files) {
    const copy = path.join(work, name);
    if (await stat(copy).catch(() => null)) yield { file, copy };
  }
}

async function* fromZip(from: string, wanted: Wanted[], work: string): AsyncGenerator<Given> {
  const open = () => yauzl.openPromise(from, { lazyEntries: true });
  const there = new Map<string, string>();
  for await (const { fileName, uncompressedSize } of (await open()).eachEntry())
    if (uncompressedSize <= largestFile) there.set(belowUploads(fileName), fileName);
  const files = chosen(there, wanted);
  const zip = await open();
  for await (const entry of zip.eachEntry()) {
    const file = files.get(entry.fileName);
    if (!file) continue;
    const copy = path.join(work, String(file.id));
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(copy));
    yield { file, copy };
  }
}

/** The size of each file that was given, by its name below `uploads`; null for those on another site, which nobody knows before. */
export async function sizesGiven(from: string): Promise<((name: string) => number | undefined) | null> {
  if (/^https?:\/\//.test(from)) return null;
  const sizes = new Map<string, number>();
  const add = (name: string, size: number) => size <= largestFile && sizes.set(belowUploads(name), size);
  if ((await stat(from)).isDirectory()) {
    const there = await readdir(from, { recursive: true, withFileTypes: true });
    for (const one of there.filter((each) => each.isFile())) {
      const file = path.join(one.parentPath, one.name);
      add(path.relative(from, file), (await stat(file)).size);
    }
  } else if (/\.zip$/i.test(from)) {
    const zip = await yauzl.openPromise(from, { lazyEntries: true });
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) add(fileName, uncompressedSize);
  } else
    await list({
      file: from,
      onReadEntry: ({ type, path: name, size = 0 }) => void (type === 'File' && add(name, size)),
    });
  return (name) => sizes.get(name);
}
