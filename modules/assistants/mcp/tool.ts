import * as z from 'zod';
import type { Context } from '#server/context.ts';
import type { CallApi } from '#server/http/points.ts';

/** Adds a tool that runs for each call and answers with JSON, or throws as procedures do. */
export type AddTool = <Shape extends z.ZodRawShape>(
  name: string,
  does: string,
  input: Shape,
  run: (given: z.output<z.ZodObject<Shape>>) => Promise<object>,
) => void;

/** The context of a tool call: the caller, and the API with the caller's rights and limits. */
export interface Office {
  context: Context;
  call: CallApi;
  reads: AddTool;
  writes: AddTool;
}

/** The input of tools that are about one entry. */
export const oneEntry = {
  type: z.string().max(100).describe('The name of a type, from list_types'),
  id: z.int().positive(),
};
