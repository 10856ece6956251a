import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { preparedFor, preparedQuery } from '#database/prepared-query.ts';
import { files, users } from '#database/tables.ts';
import type { Action } from '#lib/activity.ts';
import { one } from '#lib/inputs.ts';
import { recordActivity } from '#server/activity/record.ts';
import { importTargets } from '#server/content/points.ts';
import type { Context } from '#server/context.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { offered } from '#server/module/registry.ts';
import { claimSite } from '#server/process/exclusive-work.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { importItems, imports } from '../tables.ts';
import { choicesSchema, someChoices, targetFor } from './choices.ts';
import { kept } from './download.ts';
import {
  findImport,
  hasItems,
  type Import,
  IncompleteExport,
  type Item,
  replacedHere,
  switchAddresses,
  updateImport,
} from './items.ts';
import { moveRedirects } from './move-redirects.ts';
import { resolveOldAddress } from './old-address.ts';
import { isCounting, isWorking, moving, startWork, type Work } from './process.ts';
import { partsIn, pieceForm, placeInput, readPlace, receivePiece } from './receive.ts';
import { linesOf, shown, sumsOf, totalsOf } from './report.ts';
import { previewUndo, undoableUntil } from './undo.ts';
import { importFolder, type Upload, uploadedFolder } from './uploads.ts';

const mutation = administratorProcedure.meta({ changesPublic: false });
const confirmed = administratorProcedure.meta({ changesPublic: true, confirm: true });

const keptImports = preparedQuery((db) => db.select().from(imports).where(ne(imports.state, 'undone')));

export const moveInRouter = router({
  /** The import asked for, or the newest; null before the first. */
  get: administratorProcedure.input(z.optional(one)).query(({ ctx, input }) => {
    const all = keptImports(ctx.db).all();
    const row = input ? all.find(({ id }) => id === input.id) : all.at(-1);
    return {
      current: row ? describe(ctx, row) : null,
      others: all.filter((each) => each !== row).map(({ id, host, title }) => ({ id, host, title })),
      categories: categoriesOf(ctx),
      areas: offered(importTargets).map(({ type, label }) => ({ value: type.name, label })),
    };
  }),

  /** Receives a piece of an upload. Returns the bytes received so far. */
  upload: mutation.input(pieceForm).mutation(async ({ ctx, input }) => {
    const row = importForUpload(ctx, input.id);
    const { received, isWhole } = await receivePiece(ctx, row.id, input);
    const { kind, name, total } = input;
    if (isWhole) addUpload(ctx, row.id, { kind, name, at: null, bytes: total });
    return { id: row.id, received };
  }),

  addPlace: mutation.input(placeInput).mutation(async ({ ctx, input }) => {
    const upload = await readPlace(input);
    addUpload(ctx, importForUpload(ctx, input.id).id, upload);
  }),

  removeUpload: mutation
    .input(z.strictObject({ ...one.shape, kind: z.enum(['export', 'files']), name: z.string().max(1000) }))
    .mutation(async ({ ctx, input: { id, kind, name } }) => {
      const row = idleImport(ctx, id);
      const gone = row.uploads.find((each) => each.kind === kind && each.name === name);
      if (!gone) return;
      change(ctx, row, { uploads: row.uploads.filter((each) => each !== gone) });
      if (gone.at === null)
        await rm(path.join(uploadedFolder(ctx.files.folder, id), path.basename(name)), { force: true });
    }),

  choose: mutation
    .input(z.strictObject({ ...one.shape, choices: someChoices }))
    .mutation(({ ctx, input: { id, choices } }) => {
      const row = idleImport(ctx, id);
      change(ctx, row, { choices: { ...row.choices, ...choices } });
    }),

  review: mutation
    .input(one)
    .mutation(({ ctx, input }) => start(ctx, idleImport(ctx, input.id), 'reviewing')),

  run: mutation
    .input(z.strictObject({ ...one.shape, anyway: z.boolean().default(false) }))
    .mutation(({ ctx, input: { id, anyway } }) => {
      const row = idleImport(ctx, id);
      const unread = reviewOf(row)?.unread ?? [];
      if (unread.length > 0 && !anyway) throw refused('CONFLICT', new IncompleteExport(unread).message);
      updateImport(ctx.db, id, { choices: { ...row.choices, anyway } });
      return start(ctx, row, 'running');
    }),

  stop: mutation.input(one).mutation(({ ctx, input }) => {
    const row = getImport(ctx, input.id);
    if (row.state !== 'reviewing' && row.state !== 'running') return;
    const state = row.state === 'running' ? 'stopped' : row.review ? 'reviewed' : 'uploaded';
    change(ctx, row, { state, progress: null }, 'paused');
  }),

  getLines: administratorProcedure
    .input(
      z.strictObject({
        ...one.shape,
        show: z.enum(shown).default('failed'),
        kind: z.string().max(100).default(''),
        search: z.string().trim().max(100).default(''),
        page: z.int().min(1).max(100_000).default(1),
      }),
    )
    .query(({ ctx, input: { id, ...filter } }) => linesOf(ctx.db, getImport(ctx, id).id, filter)),

  markDone: mutation
    .input(z.strictObject({ ...one.shape, line: z.int().positive(), isDone: z.boolean() }))
    .mutation(({ ctx, input: { id, line, isDone } }) => {
      changeLine(ctx, getImport(ctx, id), { isDone }, eq(importItems.id, line));
    }),

  /** Replaces a missing file with one of ours. Texts show it after the next import. */
  replaceMissing: mutation
    .input(z.strictObject({ ...one.shape, line: z.int().positive(), file: z.int().positive() }))
    .mutation(({ ctx, input: { id, line, file } }) => {
      const row = idleImport(ctx, id);
      const known = ctx.db.select({ id: files.id }).from(files).where(eq(files.id, file)).get();
      if (!known) throw refused('NOT_FOUND', 'This file no longer exists.');
      const moved = { state: 'moved', type: 'file', entry: file, version: null, why: replacedHere } as const;
      changeLine(ctx, row, moved, and(eq(importItems.id, line), eq(importItems.kind, 'attachment')));
    }),

  /** The target of an old address, now or once redirects are on; null for nothing public. */
  check: administratorProcedure
    .input(z.strictObject({ address: z.string().trim().min(1).max(2000) }))
    .query(({ ctx, input }) => ({ leadsTo: resolveOldAddress(ctx, input.address) ?? null })),

  switch: administratorProcedure
    .meta({ changesPublic: true })
    .input(one)
    .mutation(async ({ ctx, input }) => {
      const row = idleImport(ctx, input.id);
      if (!row.finishedAt) throw refused('CONFLICT', 'The import isn’t finished yet.');
      switchAddresses(ctx.db, row);
      // Only those in the export: redirects in other files are imported under Setting → Addresses.
      await moveRedirects(ctx, row.id, []);
    }),

  previewUndo: administratorProcedure
    .input(one)
    .query(({ ctx, input }) => previewUndo(ctx.db, getImport(ctx, input.id).id)),

  undo: confirmed.input(one).mutation(async ({ ctx, input }) => {
    const row = idleImport(ctx, input.id);
    const until = undoableUntil(row);
    if (until && ctx.now() > until)
      throw refused('CONFLICT', 'Redirects have been on for more than 30 days, so it can’t be undone.');
    await start(ctx, row, 'undoing');
  }),

  discard: mutation.input(one).mutation(async ({ ctx, input }) => {
    const row = idleImport(ctx, input.id);
    if (hasItems(ctx.db, row.id)) throw refused('CONFLICT', 'This import has started: undo it instead.');
    ctx.db.delete(imports).where(eq(imports.id, row.id)).run();
    await rm(importFolder(ctx.files.folder, row.id), { recursive: true, force: true });
    note(ctx, 'discarded', row);
  }),
});

function describe(ctx: Context, row: Import) {
  const { id, host, title, state, uploads, progress, failure, finishedAt, switchedAt, startedAt } = row;
  const isBusy = isWorking(row, ctx.files.folder, ctx.now());
  const starter = eq(users.id, row.startedBy ?? '');
  const by = ctx.db.select({ name: users.name }).from(users).where(starter).get();
  return {
    ...{ id, host, title, state, uploads, failure, finishedAt, switchedAt, startedAt, isBusy },
    isChanging: isBusy || isCounting(row),
    progress: isBusy ? progress : null,
    by: by?.name ?? null,
    review: reviewOf(row),
    choices: choicesSchema.parse(row.choices),
    parts: partsIn(ctx.files.folder, id),
    ...{ totals: isBusy ? [] : totalsOf(ctx.db, id), sums: sumsOf(ctx.db, id) },
    kept: kept(ctx.files.folder, id),
    undoableUntil: undoableUntil(row),
    hasReplacements: hasItems(ctx.db, id, eq(importItems.why, replacedHere)),
  };
}

// Another version of the program may have stored it.
const reviewOf = ({ review }: Import) => (review?.shape === 3 ? review : null);

const rowsOf = preparedFor((db, { table }: EntryType) => db.select().from(table));

function categoriesOf({ db }: Context) {
  const type = targetFor('post')?.categories?.type;
  const rows = type ? (rowsOf(db, type).all() as { id: number; name: string }[]) : [];
  return rows.map(({ id, name }) => ({ id, name }));
}

function getImport({ db }: Context, id: number): Import {
  const row = findImport(db, id);
  if (row && row.state !== 'undone') return row;
  throw refused('NOT_FOUND', 'This import was undone or discarded meanwhile.');
}

function idleImport(ctx: Context, id: number): Import {
  const row = getImport(ctx, id);
  if (isWorking(row, ctx.files.folder, ctx.now()))
    throw refused('CONFLICT', 'An import is running. Wait for it or stop it first.');
  return row;
}

// Further uploads are added to the one import that isn't reviewed yet.
function importForUpload(ctx: Context, id: number | null): Import {
  if (id) return idleImport(ctx, id);
  const row = ctx.db
    .insert(imports)
    .values({ host: '', title: '', state: 'uploaded', startedAt: ctx.now() })
    .onConflictDoUpdate({ target: imports.host, set: { host: '' } })
    .returning()
    .get();
  return idleImport(ctx, row.id);
}

function addUpload(ctx: Context, id: number, upload: Upload) {
  ctx.db.transaction((tx) => {
    const all = findImport(tx, id)?.uploads ?? [];
    const others = all.filter(({ kind, name }) => kind !== upload.kind || name !== upload.name);
    updateImport(tx, id, { uploads: [...others, upload], failure: '' });
    recordActivity(tx, { what: 'uploaded', type: 'site', title: upload.name });
  });
  if (upload.kind === 'export') startWork(id, 'estimating', ctx);
}

const said: Record<Work, Action> = { reviewing: 'lookedAt', running: 'movedIn', undoing: 'tookBack' };

async function start(ctx: Context, row: Import, state: Work) {
  (await claimSite(moving, ctx.files.folder))();
  if (state !== 'undoing' && !row.uploads.some(({ kind }) => kind === 'export'))
    throw refused('CONFLICT', 'Please upload the export first.');
  const startedBy = ctx.user?.id ?? null;
  change(ctx, row, { state, progress: null, failure: '', startedAt: ctx.now(), startedBy }, said[state]);
  startWork(row.id, state, ctx);
}

function change(ctx: Context, row: Import, values: Partial<Import>, what: Action = 'updated') {
  updateImport(ctx.db, row.id, values);
  note(ctx, what, row);
}

function changeLine(ctx: Context, row: Import, values: Partial<Item>, isLine: SQL | undefined) {
  const isIt = and(eq(importItems.importId, row.id), isLine);
  ctx.db.update(importItems).set(values).where(isIt).run();
  note(ctx, 'updated', row);
}

function note({ db }: Context, what: Action, { host }: Pick<Import, 'host'>) {
  recordActivity(db, { what, type: 'site', title: host });
}
