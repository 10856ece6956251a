import * as z from 'zod/mini';
import type { Database, Queries } from '#database/client.ts';
import { id, typeName } from '#lib/inputs.ts';
import { type Action, type Area, typeAreas } from '#lib/rights.ts';
import { refused } from '../errors/refused.ts';
import { type EntryType, isPublishable, type PublishableTable } from '../module/entry-type.ts';
import { officeProcedure } from '../trpc.ts';
import type { Change } from './change.ts';
import { findType } from './declared-types.ts';
import { refuseWithout } from './refuse-to-publish.ts';

// The procedures of the router `content`: their input names the type. FORBIDDEN without the right, BAD_REQUEST for unknown types.

export const ofType = z.strictObject({ type: typeName });
export const oneOfType = z.extend(ofType, { id });

/** Requires the right to do this with the entries of the type in the input, or with their translations. */
export function contentProcedure(action: Action, part?: 'translations') {
  const areas: Area[] = part ? [part] : [...typeAreas, 'translations'];
  return officeProcedure(action, ...areas)
    .input(z.object({ type: typeName }))
    .use(({ ctx, input, next }) => {
      const type = typeNamed(input.type);
      refuseWithout(ctx.user, action, part ? { ...type, isTranslation: true } : type);
      return next({ ctx: { type } });
    });
}

/** `mutation` and `publishing` change nothing that visitors see; `publicWrite` and `publicMutation` may. */
export const query = contentProcedure('read');
export const mutation = contentProcedure('write').meta({ changesPublic: false });
export const publicWrite = contentProcedure('write').meta({ changesPublic: true });
export const publishing = contentProcedure('publish').meta({ changesPublic: false });
export const publicMutation = contentProcedure('publish').meta({ changesPublic: true });

/** The caller of a procedure. */
export interface Caller {
  db: Database;
  user: { id: string };
  now(): Date;
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Runs a change by the caller in one transaction. */
export function inTransaction<Result>(
  { db, user, now }: Caller,
  work: (tx: Transaction, change: Change) => Result,
): Result {
  return db.transaction((tx) => work(tx, { user: user.id, now: now() }));
}

/** A mutation of one transaction: `work` gets the type, the input, and who changes it when. */
export function transaction<Input, Result>(
  work: (tx: Queries, type: EntryType, input: Input, change: Change) => Result,
) {
  return ({ ctx, input }: { ctx: Caller & { type: EntryType }; input: Input }): Result =>
    inTransaction(ctx, (tx, change) => work(tx, ctx.type, input, change));
}

/** The type of this name. Throws BAD_REQUEST. */
export function typeNamed(name: string): EntryType {
  const type = findType(name);
  if (type) return type;
  throw refused('BAD_REQUEST', 'There is no content type {name}.', { name });
}

/** Throws BAD_REQUEST unless entries of the type are drafts until they are published. */
export function publishable(type: EntryType): EntryType<PublishableTable> {
  if (isPublishable(type)) return type;
  throw refused('BAD_REQUEST', 'Entries of {name} can’t be published.', { name: type.name });
}
