import type * as z from 'zod';
import type { Context } from '#server/context.ts';
import type { CallApi } from '#server/http/points.ts';

/** What a tool works with: the caller, and the API with their rights and limits. */
export interface Office {
  context: Context;
  call: CallApi;
}

export interface Tool {
  does: string;
  /** Whether it only reads; default: it writes drafts. */
  reads?: boolean;
  input: z.ZodRawShape;
  // biome-ignore lint/suspicious/noExplicitAny: each has the input that it declares.
  run(office: Office, input: any): Promise<object>;
}

export type Tools = Record<string, Tool>;
