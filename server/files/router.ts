import { TRPCError } from '@trpc/server';
import { and, asc, eq, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '#database/client.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { maxFileBytes } from '#lib/file-sizes.ts';
import { changeEach } from '../content/bulk/change-each.ts';
import { forgetInHistory, refreshSearchOfUsers, refuseWhileUsed } from '../content/files/file-uses.ts';
import { updateVersioned } from '../content/versions.ts';
import type { Signed } from '../context.ts';
import { gone } from '../errors/refused.ts';
import { officeProcedure, router } from '../trpc.ts';
import { checkKind, checkSize, type Takes } from './file-kind.ts';
import {
  cleanName,
  cropChange,
  fileChange,
  fileChanges,
  fileFilter,
  fileWords,
  labelChange,
  manyFiles,
  oneFile,
  replaceForm,
  sentBytes,
  uploadForm,
} from './inputs.ts';
import { changeLabels, listLabels, setLabels } from './labels.ts';
import { checkMayChange, describeFile, listFileIds, listFiles, readFiles } from './list-files.ts';
import { beginningOf, type SentFile } from './sent-file.ts';
import { getFile, recordFile } from './stored-files.ts';
import { checkDailyQuota, checkRoom } from './upload-limits.ts';

const reading = officeProcedure('read', 'files');
const change = officeProcedure('write', 'files').meta({ changesPublic: false });
const publicChange = officeProcedure('write', 'files').meta({ changesPublic: true });

/** `file`: the uploaded files. Clients see and pick all, and change only their own; administrators change all. */
export const fileRouter = router({
  getPage: reading.input(fileFilter).query(({ ctx, input }) => listFiles(ctx.db, ctx.user, input)),

  /** For changing all of them at once. */
  getIds: reading.input(fileFilter).query(({ ctx, input }) => listFileIds(ctx.db, ctx.user, input)),

  getMany: reading.input(manyFiles).query(({ ctx, input }) => readFiles(ctx.db, ctx.user, input.ids)),

  get: reading.input(oneFile).query(({ ctx, input }) => {
    const file = describeFile(ctx.db, ctx.user, input.id);
    if (!file) throw gone('file');
    return file;
  }),

  /** The file that was uploaded with exactly these bytes, or null: to ask before uploading the same picture again. */
  find: reading.input(sentBytes).query(({ ctx, input }) => sameBytes(ctx.db, input.sha256)),

  /** Stores one picture or PDF. Returns it with `duplicateOf`: the file uploaded before with the same bytes. */
  upload: change.input(uploadForm).mutation(async ({ ctx, input: { file, alt, takes, chosen } }) => {
    const { db, files: store, now } = ctx;
    const createdAt = chosen && timeInBatch(`${ctx.user.id} ${chosen.batch}`, chosen.place, now());
    const sent = await accepted(file, takes);
    checkDailyQuota(ctx, ctx.user, file.size);
    await checkRoom(ctx, file.size);
    const about = { name: cleanName(file.name) || 'picture', alt, uploadedBy: ctx.user.id, createdAt };
    const stored = await store.add(sent, about, ctx.hungUp);
    const { id, filename, width, height, color, sha256, pages } = stored;
    return { id, filename, width, height, color, alt, pages, duplicateOf: sameBytes(db, sha256, id) };
  }),

  /** Replaces a picture, or a PDF, wherever it is used. Keeps its name; its alternative text unless one is sent. */
  replace: publicChange.input(replaceForm).mutation(async ({ ctx, input: { file, ...row } }) => {
    const { db, files: store, now } = ctx;
    checkMayChange(db, ctx.user, row.id);
    const sent = await accepted(file, 'all');
    await checkRoom(ctx, file.size);
    const shown = await store.replace({ ...row, now: now() }, sent, ctx.hungUp);
    // The words of a PDF are in the search.
    if (shown.filename.endsWith('.pdf')) refreshSearchOfUsers(db, row.id);
    return shown;
  }),

  update: publicChange.input(fileChange).mutation(({ ctx, input: { id, version, labels, ...words } }) => {
    ctx.db.transaction((tx) => {
      describeAgain({ ...ctx, db: tx }, { id, version }, words);
      if (labels) setLabels(tx, id, labels);
    });
  }),

  /** Shows a part of a picture wherever it is used; the whole is kept. */
  crop: publicChange.input(cropChange).mutation(async ({ ctx, input: { id, version, crop } }) => {
    checkMayChange(ctx.db, ctx.user, id);
    await checkRoom(ctx, maxFileBytes);
    await ctx.files.crop({ id, version, now: ctx.now() }, crop);
  }),

  getLabels: reading.query(({ ctx }) => listLabels(ctx.db)),

  label: change
    .input(labelChange)
    .mutation(({ ctx, input: { ids, ...labels } }) =>
      changeFiles(ctx, ids, async ({ id }) => relabel(ctx, id, labels)),
    ),

  /** Each file is a save of its own. */
  updateMany: publicChange.input(fileChanges).mutation(({ ctx, input: { rows } }) =>
    changeEach(
      rows,
      async ({ values, ...row }) => {
        const words = await wordsOf(values);
        ctx.db.transaction((tx) => describeAgain({ ...ctx, db: tx }, row, words));
      },
      nameIn(ctx.db),
    ),
  ),

  /** Refused with CONFLICT, naming the uses, while the file is in use. */
  delete: change.input(oneFile).mutation(({ ctx, input }) => remove(ctx, input)),

  /** Deletes unused files, and names the uses of the others. */
  deleteMany: change
    .input(manyFiles)
    .mutation(({ ctx, input }) => changeFiles(ctx, input.ids, (file) => remove(ctx, file))),
});

interface One {
  id: number;
}

function changeFiles({ db }: Signed, ids: number[], change: (file: One) => Promise<void>) {
  const files = [...new Set(ids)].map((id) => ({ id }));
  return changeEach(files, change, nameIn(db));
}

function relabel({ db, user }: Signed, id: number, labels: Parameters<typeof changeLabels>[2]) {
  db.transaction((tx) => {
    checkMayChange(tx, user, id);
    changeLabels(tx, id, labels);
    recordFile(tx, 'updated', getFile(tx, id));
  });
}

function describeAgain(
  { db, user, now }: Pick<Signed, 'user' | 'now'> & { db: Queries },
  { id, version }: One & { version: number },
  words: object,
) {
  checkMayChange(db, user, id);
  updateVersioned(db, files, { id, version, now: now(), noun: 'file' }, words);
  recordFile(db, 'updated', getFile(db, id));
}

async function wordsOf(values: object) {
  const { data, error } = fileWords.safeParse(values);
  if (data) return data;
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'Some fields can’t be saved.', cause: error });
}

async function remove(ctx: Signed, { id }: One) {
  await ctx.files.remove(id, (tx) => {
    checkMayChange(tx, ctx.user, id);
    refuseWhileUsed(tx, ctx.user, id);
    forgetInHistory(tx, id);
  });
}

function nameIn(db: Queries) {
  return (id: number) => db.select({ name: files.name }).from(files).where(eq(files.id, id)).get()?.name;
}

// Over HTTP a file is on disk already.
async function accepted(file: File | SentFile, takes: Takes): Promise<Uint8Array | SentFile> {
  const sent = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : file;
  const beginning = sent instanceof Uint8Array ? sent.subarray(0, 4096) : await beginningOf(sent.path);
  checkSize(beginning, file.size);
  checkKind(beginning, takes);
  return sent;
}

function sameBytes(db: Queries, sha256: string, before?: number) {
  const same = and(eq(files.sha256, sha256), before ? lt(files.id, before) : undefined);
  const { id, name, createdAt } = files;
  const row = db.select({ id, name, createdAt, picture: shownPicture }).from(files).where(same);
  return row.orderBy(asc(id)).limit(1).get() ?? null;
}

// When the first of a batch arrived.
const begun = new LRUCache<string, number>({ max: 1000, ttl: 60 * 60 * 1000 });

/**
 * A millisecond earlier for each file before it, so that the newest first are in the order in which they were chosen,
 * whichever arrives first. `batch` includes the account.
 */
function timeInBatch(batch: string, place: number, now: Date): Date {
  const start = begun.get(batch) ?? now.getTime();
  begun.set(batch, start);
  return new Date(start - place);
}
