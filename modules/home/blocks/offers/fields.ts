import * as z from 'zod/mini';
import { choice } from '#lib/block-choice.ts';
import { heading } from '#lib/block-heading.ts';
import { offerKinds } from '#modules/home/offers/type.ts';

export const fields = z.strictObject({ title: heading, of: z.enum(offerKinds), ...choice });

export type OffersValues = z.infer<typeof fields>;
