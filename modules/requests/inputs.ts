import * as z from 'zod/mini';
import { id, line, someLines, version } from '#lib/inputs.ts';
import { states } from './states.ts';

const state = z.enum(states);

/** The filter of the list; no state means all. */
export const requestFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(state),
  size: z._default(z.literal([20, 50, 100]), 20),
  page: z._default(z.int().check(z.positive(), z.maximum(99_999)), 1),
});

export type RequestFilter = z.infer<typeof requestFilter>;

export const exportFilter = z.pick(requestFilter, { search: true, state: true });

export const stateChange = z.strictObject({ id, version, state });

/** `userId`: the account in charge; null for nobody. */
export const assignment = z.strictObject({
  id,
  version,
  userId: z.nullable(z.string().check(z.maxLength(64))),
});

export const newNote = z.strictObject({ id, text: line('Note', 2000, someLines) });

const replyWays = ['whatsApp', 'email', 'call'] as const;

export const newReply = z.strictObject({ id, way: z.enum(replyWays) });

export const onePhoto = z.strictObject({ id, photo: id });
