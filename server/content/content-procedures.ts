import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id } from '#lib/inputs.ts';
import { clientProcedure } from '../trpc.ts';
import { findType } from './declared-types.ts';
import { type EntryType, isPublishable, type PublishableTable } from './entry-type.ts';

// The procedures of the router `content`: their input names the type. Who may not change its entries gets FORBIDDEN, and a type
// that isn't declared BAD_REQUEST.

/** The inputs of what concerns a type, or one of its entries. */
export const ofType = z.strictObject({ type: z.string() });
export const oneOfType = z.extend(ofType, { id });

const procedure = clientProcedure
  .input(z.object({ type: z.string() }))
  .use(({ ctx, input, next }) => next({ ctx: { ...ctx, type: typeFor(ctx.user.role, input.type) } }));

/** `mutation`: for what visitors don't see; `publicMutation`: for what they may see. */
export const query = procedure;
export const mutation = procedure.meta({ changesPublic: false });
export const publicMutation = procedure.meta({ changesPublic: true });

/** The type, if this person may change its entries. */
export function typeFor(role: string, name: string): EntryType {
  const type = findType(name);
  if (!type) throw new TRPCError({ code: 'BAD_REQUEST', message: `There is no content type ${name}.` });
  if (type.access === 'administrator' && role !== 'administrator')
    throw new TRPCError({ code: 'FORBIDDEN', message: 'Only an administrator can do this.' });
  return type;
}

/** The type, if its entries are drafts until they are published; otherwise BAD_REQUEST. */
export function publishable(type: EntryType): EntryType<PublishableTable> {
  if (isPublishable(type)) return type;
  throw new TRPCError({ code: 'BAD_REQUEST', message: `Entries of ${type.name} can’t be published.` });
}
