import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, isNull, notExists } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { replacePictureInSearch } from '#database/search.ts';
import { files, formerFilenames, originals } from '#database/tables.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { askEncoder } from '../files/encoder/encoder.ts';
import { checksum } from '../files/sha256.ts';
import { moveDurably } from '../files/store-file.ts';
import { siteModules } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { readBrand } from './read-brand.ts';

/** A starter picture, and the drawing it was rendered from. */
interface Drawn {
  picture: string;
  drawing: string;
  type: 'webp' | 'png';
  width: number;
  color: string;
}

type StarterFile = ReturnType<typeof starterFiles>[number];

const running = new WeakMap<object, Promise<void>>();
// The current colour of the starter pictures.
const colored = new WeakMap<object, string>();

/**
 * Recolours the starter pictures to the brand, one by one in the encoder, each from its drawing. Replaced or cropped
 * pictures stay. An interrupted run resumes with the next start.
 */
export function recolorStarterPictures(services: Services): Promise<void> | undefined {
  const { db } = services;
  if (colored.get(db) === readBrand(db).color) return undefined;
  const run = running.get(db) ?? recolorAll(services).finally(() => running.delete(db));
  running.set(db, run);
  return run;
}

/** Recolours on every change of the brand, and resumes an interrupted run. */
export function followBrandColor(services: Services): () => void {
  const recolor = () =>
    recolorStarterPictures(services)?.catch((err) => services.log.error({ err }, failure));
  void recolor();
  return services.content.onChange(() => void recolor());
}

const failure = 'The starter pictures could not get the brand’s colour';

// The colour is read again for each picture: somebody may be trying some.
async function recolorAll(services: Services) {
  const tried = new Set<string>();
  for (;;) {
    const { color } = readBrand(services.db);
    const next = starterFiles(services.db).find(
      (file) => !isIn(file, color) && !tried.has(`${file.id} ${color}`),
    );
    if (!next) {
      colored.set(services.db, color);
      break;
    }
    tried.add(`${next.id} ${color}`);
    // One that fails keeps its colour until the next start; the others don’t wait for it.
    await recolor(services, next, color).catch((err) => services.log.error({ err }, failure));
  }
  if (tried.size > 0) services.content.bump();
}

async function recolor({ db, files: { folder, discard } }: Services, file: StarterFile, color: string) {
  const drawn = drawnPictures().get(file.sha256);
  if (!drawn) return;
  const filename = nameOf(file, color);
  const [ready, to] = [path.join(folder, '.incoming', filename), path.join(folder, filename)];
  const { picture, drawing, type, width } = drawn;
  const options = { color, width, type, isClear: drawn.color.length > 7 };
  const made = color ? await askEncoder('redraw', drawing, ready, options) : { color: drawn.color };
  if (!color) await copyFile(picture, ready);
  const { bytes, sha256: keptSha256 } = await checksum(ready);
  await moveDurably(ready, to);
  await waitForWriteLock(db);
  const isSaved = db.transaction((tx) => {
    const isUnchanged = and(eq(files.id, file.id), eq(files.filename, file.filename));
    // Not a new version: to somebody who edits its words, nothing has changed.
    const row = { ...made, bytes, keptSha256, filename };
    const { changes } = tx.update(files).set(row).where(isUnchanged).run();
    if (changes === 0) return false;
    tx.delete(formerFilenames).where(eq(formerFilenames.filename, filename)).run();
    tx.insert(formerFilenames).values({ filename: file.filename, fileId: file.id }).run();
    replacePictureInSearch(tx, file.filename, filename);
    return true;
  });
  await discard(isSaved ? file.filename : filename);
}

// Nobody sent them, replaced or cropped them: the checksum of what was sent is still that of the drawn picture.
function starterFiles(db: Queries) {
  const drawn = drawnPictures();
  const whole = db.select().from(originals).where(eq(originals.fileId, files.id));
  const isAsSent = and(isNull(files.uploadedBy), notExists(whole));
  const { id, filename, sha256, keptSha256 } = files;
  const rows = db.select({ id, filename, sha256, keptSha256 }).from(files).where(isAsSent).orderBy(id);
  return rows.all().filter((row) => drawn.has(row.sha256));
}

function isIn(file: StarterFile, color: string) {
  return color ? file.filename === nameOf(file, color) : file.keptSha256 === file.sha256;
}

// Of the file and the colour, so that it says which colour a picture has.
function nameOf({ id, sha256, filename }: StarterFile, color: string) {
  return hash('sha256', `${id} ${sha256} ${color}`).slice(0, 32) + path.extname(filename);
}

/** Whether a file is a drawing of a new site, by the checksum of what was sent. A replaced one isn’t. */
export function isStarterDrawing(sha256: string): boolean {
  return drawnPictures().has(sha256);
}

let known: Map<string, Drawn> | undefined;

function drawnPictures(): Map<string, Drawn> {
  known ??= new Map(
    siteModules.flatMap(({ name }) => [...drawnBy(path.resolve('modules', name, 'starter'))]),
  );
  return known;
}

function* drawnBy(folder: string): Iterable<[string, Drawn]> {
  const manifest = path.join(folder, 'pictures/manifest.json');
  if (!existsSync(manifest)) return;
  const pictures: Record<string, { type: string; width: number; color: string; sha256: string }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  for (const [slug, { sha256, width, color, ...about }] of Object.entries(pictures)) {
    const type = about.type === 'image/png' ? 'png' : 'webp';
    const drawing = path.join(folder, 'drawings', `${slug}.svgz`);
    const picture = path.join(folder, 'pictures', `${slug}.${type}`);
    // The marks of clients have colours of their own, and no drawing here.
    if (existsSync(drawing)) yield [sha256, { picture, drawing, type, width, color }];
  }
}
