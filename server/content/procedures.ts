import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import * as z from 'zod/v4/core';
import { move, one, versionOf } from '#lib/inputs.ts';
import { type Pictures, picturesById } from '../files/shown-picture.ts';
import { administratorProcedure, clientProcedure } from '../trpc.ts';
import { createEntry, deleteEntry, getEntry, setStatus, updateEntry } from './entries.ts';
import { filesByField } from './entry-files.ts';
import type { EntryTable, EntryType, OrderedTable, PublishableTable } from './entry-type.ts';
import { moveEntry } from './order.ts';

// The procedures that all types of content share, to spread into their routers. A type that needs another one writes it
// below the spread, with the functions of entries.ts.

interface One {
  id: number;
}
type Query<Output> = TRPCQueryProcedure<{ input: One; output: Output; meta: unknown }>;
type Mutation<Input, Output = void> = TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>;

interface EntryProcedures<Row, Values> {
  /** The whole row, and the pictures of its files by their ids. */
  get: Query<Row & { pictures: Pictures }>;
  create: Mutation<Values, One>;
  /** CONFLICT when somebody saved it since `version`. */
  update: Mutation<Values & { id: number; version: number }>;
  delete: Mutation<One>;
}

/** `get`, `create`, `update` and `delete`. */
export function entryProcedures<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
): EntryProcedures<Table['$inferSelect'], Values> {
  const { query, mutation } = proceduresOf(type);
  const procedures = {
    get: query.input(one).query(({ ctx, input }) => {
      const row = getEntry(ctx.db, type, input.id);
      const ids = filesByField(type, row).flatMap(([, ids]) => ids);
      return { ...row, pictures: picturesById(ctx.db, ids) };
    }),
    create: mutation
      .input(async (values: unknown) => z.parseAsync(type.fields, values))
      .mutation(({ ctx, input }) => {
        const change = { user: ctx.user.id, now: ctx.now() };
        return ctx.db.transaction((tx) => createEntry(tx, type, input as object, change));
      }),
    update: mutation.input(changeOf(type)).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => updateEntry(tx, type, input, { now: ctx.now() }));
    }),
    delete: mutation.input(one).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => deleteEntry(tx, type, input.id));
    }),
  };
  return procedures as unknown as EntryProcedures<Table['$inferSelect'], Values>;
}

/** `publish` and `unpublish`. */
export function publishProcedures(type: EntryType<PublishableTable>) {
  const { mutation } = proceduresOf(type);
  const procedure = (status: 'draft' | 'published') =>
    mutation.input(one).mutation(({ ctx, input: { id } }) => {
      ctx.db.transaction((tx) => setStatus(tx, type, { id, status }, { now: ctx.now() }));
    });
  return { publish: procedure('published'), unpublish: procedure('draft') };
}

/** `reorder`: moves an entry before another one. */
export function orderProcedures(type: EntryType<OrderedTable>) {
  const { mutation } = proceduresOf(type);
  return {
    reorder: mutation.input(move).mutation(({ ctx, input }) => {
      ctx.db.transaction((tx) => moveEntry(tx, type, input));
    }),
  };
}

/** The input of an update: the fields of the entry, its id, and the version that the change started from. */
export function changeOf<Values extends object>(type: Pick<EntryType<EntryTable, Values>, 'fields'>) {
  return async (input: unknown): Promise<Values & { id: number; version: number }> => {
    const { id, version, ...values } = z.parse(versionOf, input);
    return { ...(await z.parseAsync(type.fields, values)), id, version };
  };
}

function proceduresOf({ access }: Pick<EntryType, 'access'>) {
  const query = access === 'client' ? clientProcedure : administratorProcedure;
  return { query, mutation: query.meta({ changesPublic: true }) };
}
