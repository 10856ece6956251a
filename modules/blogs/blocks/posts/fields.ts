import * as z from 'zod/mini';
import { choice } from '#lib/block-choice.ts';
import { heading } from '#lib/block-heading.ts';

export const fields = z.strictObject({ title: heading, ...choice });

export type PostsValues = z.infer<typeof fields>;
