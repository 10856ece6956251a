import { setImmediate } from 'node:timers/promises';
import type { TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { type Pictures, picturesById } from '#database/shown-picture.ts';
import { parseWithinLimits } from '#lib/hard-limits.ts';
import { bySlug, move, one, versionOf } from '#lib/inputs.ts';
import { slugOf } from '#lib/slug.ts';
import { fileIds } from '#server/content/files/entry-files.ts';
import { key } from '#server/content/working-copy/copies.ts';
import {
  type EntryTable,
  type EntryType,
  isPublishable,
  type OrderedTable,
  type PublishableTable,
} from '../module/entry-type.ts';
import { officeProcedure } from '../trpc.ts';
import { freeAddress, wasEverPublic } from './addresses.ts';
import { inTransaction } from './content-procedures.ts';
import { createEntry, unpublishEntry, updateEntry } from './entries.ts';
import { type ListedPage, listEntries } from './list-table.ts';
import { moveEntry } from './order.ts';
import { publishEntry } from './publish/publish-entry.ts';
import { getEntry } from './read-entry.ts';
import { refuseToPublish } from './refuse-to-publish.ts';
import { trashEntry } from './trash/trash.ts';
import { checkDraft, type EntryValues } from './values.ts';

// The procedures of every content type, spread into its own router. Further ones are written below, with entries.ts.

interface One {
  id: number;
}
type Query<Output> = TRPCQueryProcedure<{ input: One; output: Output; meta: unknown }>;
type Mutation<Input, Output = void> = TRPCMutationProcedure<{ input: Input; output: Output; meta: unknown }>;

// A type, because an interface isn't the record that a router is made of.
type SaveProcedures<Row, Values> = {
  /** The whole row, and its files by their ids. `wasPublic`: visitors have seen it, so its address redirects once it changes. */
  get: Query<Row & { files: Pictures; wasPublic: boolean }>;
  /** `copy`: the key of the form that it was typed in. */
  create: Mutation<Values & { copy?: string }, One>;
  /** CONFLICT when somebody saved it since `version`. `copy`: the revision of the working copy that this publishes. */
  update: Mutation<Values & One & { version: number; copy?: number }>;
  delete: Mutation<One>;
};

/** `get`, `create`, `update` and `delete`. What else holds for every type is in the router `content`. */
export function entryProcedures<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
) {
  const { query, saving } = proceduresFor(type);
  const procedures = {
    get: query.input(one).query(({ ctx: { db, now }, input: { id } }) => {
      const row = withFiles(db, type, id);
      return { ...row, wasPublic: wasEverPublic(db, type, row, now()) };
    }),
    // To check a long text takes as long as to save it: everybody else has a turn in between.
    create: saving.input(createInput(type)).mutation(async ({ ctx, input }) => {
      await setImmediate();
      return inTransaction(ctx, (tx, change) => createEntry(tx, type, input as object, change));
    }),
    update: saving.input(updateInput(type)).mutation(async ({ ctx, input }) => {
      await setImmediate();
      inTransaction(ctx, (tx, change) => updateEntry(tx, type, input, change));
    }),
    delete: saving
      .input(one)
      .mutation(({ ctx, input: { id } }) =>
        inTransaction(ctx, (tx, change) => trashEntry(tx, type, id, change)),
      ),
  };
  return procedures as unknown as SaveProcedures<Table['$inferSelect'], Values>;
}

/** `get` and `update` of a type with one entry. */
export function singleProcedures<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
) {
  const { query, publicMutation } = proceduresFor(type);
  return {
    get: query.query(({ ctx }) => withFiles(ctx.db, type)),
    /** CONFLICT when somebody saved it since `version`. `copy`: the revision of the working copy that this publishes. */
    update: publicMutation.input(changeOfSingle(type)).mutation(({ ctx, input }) => {
      inTransaction(ctx, (tx, change) => updateEntry(tx, type, { ...input, id: 1 }, change));
    }),
  };
}

/** The row of an entry, by default the only one, and its files by their ids. */
export function withFiles<Table extends EntryTable>(db: Queries, type: EntryType<Table>, id = 1) {
  const row = getEntry(db, type, id);
  const ids = fileIds(type, row);
  return { ...row, files: picturesById(db, ids, ids) };
}

export function publishProcedures(type: EntryType<PublishableTable>) {
  const { publicMutation } = proceduresFor(type);
  return {
    /** Publishes a draft with what was typed since it was saved. Changes of what is published stay where they are. */
    publish: publicMutation.input(one).mutation(async ({ ctx, input: { id } }) => {
      if (getEntry(ctx.db, type, id).status === 'published') return;
      await publishEntry(ctx.db, type, id, { user: ctx.user.id, now: ctx.now() });
    }),

    unpublish: publicMutation
      .input(one)
      .mutation(({ ctx, input: { id } }) =>
        inTransaction(ctx, (tx, change) => unpublishEntry(tx, type, id, change)),
      ),
  };
}

export function addressProcedures<Table extends EntryTable & { slug: unknown }>(type: EntryType<Table>) {
  const { query } = proceduresFor(type);
  const pathOf = (slug: string) => type.address?.({ slug } as Table['$inferSelect']) ?? '';
  return {
    /** For the form: an address like this one that is free. */
    freeSlug: query
      .input(bySlug)
      .query(({ ctx, input }) => freeAddress(ctx.db, slugOf(input.slug, slugOf(type.noun)), pathOf)),
  };
}

/** The kinds of procedures of a type's router. `saving`: of drafts for who may write, of what visitors see for who may publish. */
export function proceduresFor<Table extends EntryTable>(type: EntryType<Table>) {
  const { area } = type;
  const publicMutation = officeProcedure('publish', area).meta({ changesPublic: true });
  const saving = officeProcedure('write', area)
    .meta({ changesPublic: true })
    .use(async ({ ctx, getRawInput, next }) => {
      refuseToPublish(ctx, type as EntryType<never>, await getRawInput());
      return next();
    });
  return {
    query: officeProcedure('read', area),
    saving: isPublishable(type as EntryType<never>) ? saving : publicMutation,
    publicMutation,
  };
}

export function orderProcedures(type: EntryType<OrderedTable>) {
  const { publicMutation } = proceduresFor(type);
  return {
    reorder: publicMutation
      .input(move)
      .mutation(({ ctx, input }) => inTransaction(ctx, (tx) => moveEntry(tx, type, input))),
  };
}

/** All entries in their order, with their covers. */
// biome-ignore lint/suspicious/noConfusingVoidType: tRPC's own word for no input
type GetAll<Row> = { getAll: TRPCQueryProcedure<{ input: void; output: Row[]; meta: unknown }> };

type ListProcedures<Table extends EntryTable, Values> = SaveProcedures<Table['$inferSelect'], Values> &
  ReturnType<typeof orderProcedures> &
  (Table extends PublishableTable ? ReturnType<typeof publishProcedures> : unknown) &
  GetAll<ReturnType<typeof listEntries<Table & OrderedTable>>[number]>;

/** All procedures of a type whose list holds every entry, in the order that people gave them. */
export function listProcedures<Table extends OrderedTable, Values extends object>(
  type: EntryType<Table, Values>,
) {
  const all: EntryType<OrderedTable> = type as EntryType<never>;
  const procedures = {
    getAll: proceduresFor(type).query.query(({ ctx }) => listEntries(ctx.db, all)),
    ...entryProcedures(type),
    ...(isPublishable(all) && publishProcedures(all)),
    ...orderProcedures(all),
  };
  return procedures as unknown as ListProcedures<Table, Values>;
}

/** All procedures of an ordered type whose entries have pages. `getAll` leaves out their texts. */
export function pageProcedures<
  Table extends OrderedTable & PublishableTable & { slug: unknown },
  Values extends object,
>(type: EntryType<Table, Values>) {
  const any: EntryType<OrderedTable & PublishableTable & { slug: unknown }> = type as EntryType<never>;
  const list = listProcedures(type) as unknown as SaveProcedures<Table['$inferSelect'], Values> &
    GetAll<ListedPage<Table>>;
  return { ...list, ...publishProcedures(any), ...orderProcedures(any), ...addressProcedures(any) };
}

const change = z.extend(versionOf, { copy: z.optional(z.int().check(z.positive())) });
const changeInSingle = z.extend(change, { id: z._default(z.literal(1), 1) });

export function createInput<Table extends EntryTable, Values extends object>(type: EntryType<Table, Values>) {
  return async (input: unknown): Promise<Values & { copy?: string }> => {
    const { copy, ...values } = z.parse(z.looseObject({ copy: z.optional(key) }), input);
    return { ...(await checkValues(type, values)), ...(copy && { copy }) };
  };
}

export function updateInput<Table extends EntryTable, Values extends object>(type: EntryType<Table, Values>) {
  return async (input: unknown): Promise<Values & { id: number; version: number; copy?: number }> => {
    const { id, version, copy, ...values } = z.parse(type.single ? changeInSingle : change, input);
    return { ...(await checkValues(type, values)), id, version, ...(copy && { copy }) };
  };
}

/** The same of a type with one entry, whose id may be left out. */
export const changeOfSingle: <Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
) => (input: unknown) => Promise<Values & { version: number; copy?: number }> = updateInput;

async function checkValues<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
  values: EntryValues,
) {
  const isDraft = isPublishable(type as EntryType) && values.status === 'draft';
  if (isDraft) return checkDraft(type as EntryType, values) as Promise<Values>;
  const checked = await parseWithinLimits(type.schema, values);
  if (!checked.success) throw checked.error;
  return checked.data;
}
