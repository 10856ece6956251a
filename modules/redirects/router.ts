import { readFile } from 'node:fs/promises';
import { and, count, eq, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { translateMessage } from '#lib/translate-message.ts';
import { current, isCurrentOf, ownPageAt } from '#server/content/own-pages.ts';
import { addresses } from '#server/content/tables.ts';
import { updateVersioned } from '#server/content/versions.ts';
import { gone, refusedFields } from '#server/errors/refused.ts';
import { fileForm, sentFileIn } from '#server/files/sent-file.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { administratorProcedure, router } from '#server/trpc.ts';
import { type Checked, type Context, checkRedirects, type Entered, whenChecked } from './check.ts';
import { redirectFields } from './inputs.ts';
import { listMissing } from './missing.ts';
import { type Line, readLines } from './read-file.ts';
import { checkRoomFor, importRedirects, recordRedirect, storeRedirects } from './store.ts';
import { redirects } from './tables.ts';

const megabyte = 1024 * 1024;

const changing = administratorProcedure.meta({ changesPublic: true });

const oneRedirect = z.strictObject({ id: z.int().positive() });

const redirectFilter = z.strictObject({
  search: z.string().trim().max(100).default(''),
  page: z.int().min(1).max(100_000).default(1),
});

const redirectFile = fileForm.transform(async (sent, ctx) => {
  const { size = 0, path = '' } = sentFileIn(sent) ?? {};
  if (size > 0 && size <= 10 * megabyte) return readFile(path, 'utf8');
  const message = size > 0 ? 'The file is larger than 10 MB.' : 'The file is empty.';
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const redirectRouter = router({
  getAll: administratorProcedure.input(redirectFilter).query(({ ctx, input }) => listRedirects(ctx, input)),

  /** One that somebody entered. Throws NOT_FOUND. */
  get: administratorProcedure.input(oneRedirect).query(({ ctx, input }) => {
    const redirect = ctx.db.select().from(redirects).where(eq(redirects.id, input.id)).get();
    if (!redirect) throw gone('redirect');
    return redirect;
  }),

  getMissing: administratorProcedure.query(({ ctx }) => {
    return listMissing(ctx.db, (path) => ctx.answers.at(path) !== undefined || ownPageAt(ctx, path) !== null);
  }),

  create: changing.input(redirectFields).mutation(({ ctx, input }) => save(ctx, input)),

  update: changing
    .input(z.strictObject({ ...redirectFields.shape, ...oneRedirect.shape, version: z.int().positive() }))
    .mutation(({ ctx, input: { id, version, ...entered } }) => {
      const before = ctx.db.select().from(redirects).where(eq(redirects.id, id)).get();
      if (!before) throw gone('redirect');
      return save(ctx, entered, { id, version, path: before.path });
    }),

  delete: changing.input(oneRedirect).mutation(({ ctx, input }) => {
    ctx.db.transaction((tx) => {
      const deleted = tx.delete(redirects).where(eq(redirects.id, input.id)).returning().get();
      if (!deleted) throw gone('redirect');
      recordRedirect(tx, 'purged', deleted.path);
    });
  }),

  previewImport: administratorProcedure
    .meta({ changesPublic: false })
    .input(redirectFile)
    .mutation(async ({ ctx, input }) => {
      const lines = await readLines(input);
      return resultOf(lines, await checkRedirects(ctx, lines));
    }),

  import: changing.input(redirectFile).mutation(async ({ ctx, input }) => {
    const lines = await readLines(input);
    return resultOf(lines, await importRedirects(ctx, lines));
  }),
});

function save(context: Context, entered: Entered, before?: { id: number; version: number; path: string }) {
  const { db, now } = context;
  return whenChecked(context, { entered: [entered], replaced: before?.path }, (checked) => {
    const { answers, mistakes, paths } = checked;
    for (const { field, message } of mistakes.values()) throw refusedFields(message, field);
    if (!before) checkRoomFor(db, checked);
    const [path = ''] = paths;
    const change = { path, ...answers.get(path) };
    db.transaction((tx) => {
      if (before) updateVersioned(tx, redirects, { ...before, now: now(), noun: 'redirect' }, change);
      if (before) answers.delete(path);
      storeRedirects(tx, answers, now());
      recordRedirect(tx, before ? 'updated' : 'created', path);
    });
    return true;
  });
}

const shown = 500;

// The lines that can't be imported, with their mistakes; or else the first ones as they would be stored.
function resultOf(lines: Line[], checked: Checked) {
  const isSame = (index: number) => checked.mistakes.get(index)?.isSame === true;
  const others = [...lines.entries()].filter(([index]) => !isSame(index));
  const wrong = others.filter(([index]) => checked.mistakes.has(index));
  const listed = wrong.length > 0 ? wrong : others;
  return {
    total: lines.length,
    wrong: wrong.length,
    /** Already stored, or automatic. */
    same: lines.length - others.length,
    lines: listed.slice(0, shown).map(([index, line]) => describe(line, index, checked)),
  };
}

function describe({ number, ...line }: Line, index: number, { mistakes, paths, answers }: Checked) {
  const path = paths[index];
  const answer = path === undefined ? undefined : answers.get(path);
  const mistake = translateMessage(mistakes.get(index)?.message ?? '') || null;
  const { target, temporary } = answer ?? { target: line.to.slice(0, 500), temporary: line.temporary };
  return { number, from: answer ? path : line.from.slice(0, 500), to: target, temporary, mistake };
}

const size = 50;

/** A page of all redirects, entered and automatic. `page` of a row: what visitors see there instead, because pages come first. */
function listRedirects(context: ModuleContext, { search, page }: { search: string; page: number }) {
  const { total: all, rows } = queries(context.db, { isSearched: search !== '' });
  const values = { pattern: containing(search), offset: (page - 1) * size };
  const total = all.get(values)?.found ?? 0;
  return {
    rows: rows
      .all(values)
      .map((row) => ({ ...row, page: row.id === null ? null : ownPageAt(context, row.path) })),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

const queries = preparedQuery((db, { isSearched }: { isSearched: boolean }) => {
  const all = () => unionAll(enteredRows(db, isSearched), automaticRows(db, isSearched));
  return {
    total: db.select({ found: count() }).from(all().as('found')),
    rows: all().orderBy(sql`path`, sql`id`).limit(size).offset(sql.placeholder('offset')),
  };
});

function enteredRows(db: Queries, isSearched: boolean) {
  const { id, path, target, temporary, version } = redirects;
  return db
    .select({ id: sql<number | null>`${id}`.as('id'), path, target, temporary, version })
    .from(redirects)
    .where(holds(isSearched, path, target));
}

function holds(isSearched: boolean, ...columns: SQLWrapper[]) {
  const pattern = sql.placeholder('pattern');
  return isSearched ? or(...columns.map((column) => isLike(column, pattern))) : undefined;
}

function automaticRows(db: Queries, isSearched: boolean) {
  return db
    .select({
      id: sql<number | null>`null`.as('id'),
      path: addresses.path,
      target: sql<string | null>`${current.path}`.as('target'),
      temporary: sql<boolean>`0`.mapWith(redirects.temporary).as('temporary'),
      version: sql<number>`0`.as('version'),
    })
    .from(addresses)
    .leftJoin(current, isCurrentOf)
    .leftJoin(redirects, eq(redirects.path, addresses.path))
    .where(and(isAutomatic, holds(isSearched, addresses.path, current.path)));
}

// What somebody entered comes before the 410 of a deleted entry.
const isAutomatic = or(
  eq(addresses.state, 'former'),
  and(eq(addresses.state, 'deleted'), isNull(redirects.path)),
);
