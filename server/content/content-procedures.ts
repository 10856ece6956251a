import { TRPCError } from '@trpc/server';
import * as z from 'zod/mini';
import { id, typeName } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { type Action, type Area, typeAreas } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { type EntryType, isPublishable, type PublishableTable } from '../module/entry-type.ts';
import { officeProcedure } from '../trpc.ts';
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
      const type = typeFor(ctx.user, part ? 'read' : action, input.type);
      return next({ ctx: { type } });
    });
}

/** `mutation` changes nothing that visitors see; `publicMutation` may. */
export const query = contentProcedure('read');
export const mutation = contentProcedure('write').meta({ changesPublic: false });
export const publicMutation = contentProcedure('publish').meta({ changesPublic: true });

function typeFor(user: SessionUser, action: Action, name: string): EntryType {
  const type = findType(name);
  if (!type)
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: localize('There is no content type {name}.', { name }),
    });
  refuseWithout(user, action, type);
  return type;
}

/** Throws BAD_REQUEST unless entries of the type are drafts until they are published. */
export function publishable(type: EntryType): EntryType<PublishableTable> {
  if (isPublishable(type)) return type;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: localize('Entries of {name} can’t be published.', { name: type.name }),
  });
}
