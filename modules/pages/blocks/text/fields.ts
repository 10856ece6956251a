import * as z from 'zod/mini';
import { richText } from '#lib/rich-text/inputs.ts';

export const fields = z.strictObject({ text: richText });
