import * as z from 'zod/mini';
import type { BlockInput } from '#lib/block-inputs.ts';
import { richText } from '#lib/rich-text/inputs.ts';

export const fields = z.strictObject({ text: richText });

export const inputs: BlockInput[] = [{ name: 'text', label: 'Text', kind: 'richText' }];
