import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { id, valuesByField, version } from '#lib/inputs.ts';
import type { Context } from '../../context.ts';
import { refused } from '../../errors/refused.ts';
import type { EntryRow, EntryType } from '../../module/entry-type.ts';
import { createCaller, router } from '../../trpc.ts';
import { freeAddress } from '../addresses.ts';
import { ofType, publicWrite } from '../content-procedures.ts';
import { findEntry, getEntry } from '../read-entry.ts';
import { refuseWithout } from '../refuse-to-publish.ts';
import { publishReviewed } from '../translations/publish-reviewed.ts';
import { restore } from '../trash/procedures.ts';
import { type EntryValues, enteredValues, validFields } from '../values.ts';
import { changeEach } from './change-each.ts';

/** The values of a duplicate: a draft with a free address and a title that says it is a copy. */
async function duplicateOf(db: Queries, type: EntryType, row: EntryRow): Promise<EntryValues> {
  const values = enteredValues(type, row);
  const { address, titleField } = type;
  const slug = address && freeAddress(db, String(row.slug), (slug) => address({ ...row, slug }));
  return {
    ...values,
    ...(titleField && (await titleOfCopy(type, titleField, String(values[titleField])))),
    ...('status' in values && { status: 'draft' }),
    ...(slug && { slug }),
    ...('publishedAt' in values && { publishedAt: null }),
  };
}

const mark = ' (copy)';

const bulkChange = z.extend(ofType, {
  action: z.enum(['publish', 'unpublish', 'delete', 'restore', 'assign', 'duplicate']),
  ids: z.array(id).check(z.minLength(1), z.maxLength(500, 'Select at most 500 at a time.')),
  /** For `assign`: the fields to change, such as the category. */
  values: z.optional(valuesByField),
});

const row = z.strictObject({ id, version, values: valuesByField });
const bulkUpdate = z.extend(ofType, {
  /** Each with the fields that change, and the version that the change started from. */
  rows: z.array(row).check(z.minLength(1), z.maxLength(100, 'Save at most 100 at a time.')),
});

type Change = z.infer<typeof bulkChange>;
type Call = (input: object) => Promise<unknown>;
type Routers = Record<string, object>;

/** `changeMany` and `updateMany` call the type's own procedures as the caller, so every rule of a module holds. Failures are reported. */
export function bulkProcedures(routers: Routers) {
  const callerOf = createCaller(router(routers as Parameters<typeof router>[0]));
  const callOf = (ctx: Context, type: string, name: string): Call => {
    if (!Object.hasOwn(routers[type] ?? {}, name))
      throw refused('BAD_REQUEST', 'Entries of {type} can’t be changed this way.', { type });
    const caller = callerOf(ctx) as Record<string, Record<string, Call>>;
    return (input) => caller[type]?.[name]?.(input) ?? Promise.resolve();
  };
  return {
    changeMany: publicWrite.input(bulkChange).mutation(({ ctx, input }) => {
      const { type } = ctx;
      const { action } = input;
      const entries = [...new Set(input.ids)].map((id) => ({ id }));
      if (type.isTranslation && action === 'publish') {
        refuseWithout(ctx.user, 'publish', type);
        return changeEach(entries, ({ id }) => publishReviewed(ctx, type, id), nameIn(ctx, type));
      }
      const call = action === 'restore' ? null : callOf(ctx, type.name, procedures[action] ?? action);
      const change = async ({ id }: { id: number }) =>
        call ? call(await inputFor(ctx, type, input, id)) : restore(ctx, type, id);
      return changeEach(entries, change, nameIn(ctx, type));
    }),

    /** Saves some fields of many entries, each with values of its own. CONFLICT of one doesn't keep the others. */
    updateMany: publicWrite.input(bulkUpdate).mutation(({ ctx, input }) => {
      const { type } = ctx;
      const call = callOf(ctx, type.name, 'update');
      const change = ({ id, version, values }: z.infer<typeof row>) => {
        const entered = enteredValues(type, getEntry(ctx.db, type, id));
        return call({ ...entered, ...values, id, version });
      };
      return changeEach(input.rows, change, nameIn(ctx, type));
    }),
  };
}

const procedures: Partial<Record<Change['action'], string>> = { assign: 'update', duplicate: 'create' };

async function inputFor(
  { db }: Context,
  type: EntryType,
  { action, values }: Change,
  id: number,
): Promise<object> {
  if (action !== 'assign' && action !== 'duplicate') return { id };
  const row = getEntry(db, type, id);
  if (action === 'duplicate') return duplicateOf(db, type, row);
  return { ...enteredValues(type, row), ...values, id, version: row.version };
}

function nameIn({ db }: Context, type: EntryType) {
  return (id: number) => {
    const row = findEntry(db, type, id);
    return row && type.title(row);
  };
}

async function titleOfCopy(type: EntryType, field: string, title: string): Promise<EntryValues> {
  const marked = await validFields(type, { [field]: title + mark });
  // A long one makes room.
  return field in marked ? marked : { [field]: title.slice(0, -mark.length).trimEnd() + mark };
}
