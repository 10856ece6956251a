import * as z from 'zod';
import { cleanLine } from '#lib/clean-text.ts';
import { leastCrop } from '#lib/crop.ts';
import { id, oneLine, valuesByField, version } from '#lib/inputs.ts';
import { fileForm, isSentForm, type SentFile } from './sent-file.ts';

/** People recognise a file by its name; it is never used as a path. */
const name = z
  .string()
  .max(1000)
  .transform(cleanName)
  .pipe(z.string().min(1, 'Name is required.').max(120, 'Name can have at most 120 characters.'));

const alt = z.string().check(oneLine).max(300, 'Alternative text can have at most 300 characters.');

export const oneFile = z.strictObject({ id });
// Whole percents, to limit the crops that anybody can request.
const share = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => Math.round(value * 100) / 100);
const focalPoint = { focalX: share.optional(), focalY: share.optional() };

const label = z
  .string()
  .max(1000)
  .transform((given) => cleanLine(given).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, 'A label needs a name.').max(40, 'Label can have at most 40 characters.'));

const labels = z.array(label).max(20, 'A file can have up to 20 labels.');

export const fileChange = z.strictObject({
  id,
  version,
  name,
  alt,
  translatedAlt: alt.optional(),
  ...focalPoint,
  labels: labels.optional(),
});
/** Files per call. */
const many = 100;
export const manyFiles = z.strictObject({ ids: z.array(id).min(1).max(many) });
const part = z.number().min(0).max(1);
const side = z.number().min(leastCrop, 'Please leave more of the picture.').max(1);
const crop = z
  .strictObject({ left: part, top: part, width: side, height: side })
  .refine(({ left, width }) => left + width <= 1.000001, 'The crop lies outside the picture.')
  .refine(({ top, height }) => top + height <= 1.000001, 'The crop lies outside the picture.');

/** Null for the whole picture. */
export const cropChange = z.strictObject({ id, version, crop: crop.nullable() });

export const labelChange = z.strictObject({
  ids: z.array(id).min(1).max(many),
  add: labels.default([]),
  remove: labels.default([]),
});
/** Omitted values stay. */
export const fileChanges = z.strictObject({
  rows: z
    .array(z.strictObject({ id, version, values: valuesByField }))
    .min(1)
    .max(many),
});
export const fileWords = z.strictObject({
  name: name.optional(),
  alt: alt.optional(),
  translatedAlt: alt.optional(),
});
export const sentBytes = z.strictObject({
  /** In hexadecimal, of the bytes to upload. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Expected a SHA-256 in hexadecimal.'),
});

export const fileFilter = z.strictObject({
  /** Part of the name, the alternative text or a label. */
  search: z.string().check(oneLine).max(100).default(''),
  sort: z.enum(['newest', 'oldest', 'name', 'name-desc', 'size', 'size-asc', 'uses']).default('newest'),
  label: z.string().check(oneLine).max(40).default(''),
  used: z.boolean().default(false),
  unused: z.boolean().default(false),
  /** Only pictures without alternative text. */
  undescribed: z.boolean().default(false),
  kind: z.enum(['all', 'pictures', 'documents']).default('all'),
  size: z.literal([20, 50, 100]).default(50),
  page: z.number().int().min(1).max(100_000).default(1),
});

export type FileFilter = z.infer<typeof fileFilter>;

/** The position in a batch of files chosen together. */
const batchPlace = z.object({
  batch: z.string().regex(/^[\w-]{1,40}$/),
  place: z.coerce.number().int().min(0).max(999),
});

const taken = z.enum(['pictures', 'documents', 'all']).catch('all');

/** One `file` with its `alt`; `batch` and `place` when several were chosen; `takes`: the kinds that its field accepts. */
export const uploadForm = fileForm.transform((sent, ctx) => ({
  file: fileOf(sent, ctx),
  alt: cleanLine(textOf(sent, 'alt')).slice(0, 300),
  takes: taken.parse(textOf(sent, 'takes')),
  chosen: batchPlace.safeParse({ batch: textOf(sent, 'batch'), place: textOf(sent, 'place') }).data,
}));

/** Form data with one `file`, the `id` and `version` of the row to update, and a new `alt` if it changes. */
export const replaceForm = fileForm.transform((sent, ctx) => {
  const row = z
    .object({ id: z.coerce.number().pipe(id), version: z.coerce.number().pipe(version) })
    .safeParse({ id: textOf(sent, 'id'), version: textOf(sent, 'version') });
  const words = alt.optional().safeParse(sent.has('alt') ? textOf(sent, 'alt') : undefined);
  if (row.success && words.success) return { ...row.data, alt: words.data, file: fileOf(sent, ctx) };
  const message = words.error?.issues[0]?.message ?? 'Please say which file this replaces.';
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function fileOf(sent: FormData, ctx: z.RefinementCtx): File | SentFile {
  const files = isSentForm(sent) ? sent.files : sent.getAll('file');
  const [file] = files;
  if (files.length === 1 && file && typeof file === 'object') return file;
  ctx.addIssue({ code: 'custom', message: 'Please send exactly one file.' });
  return z.NEVER;
}

function textOf(sent: FormData, field: string) {
  const value = sent.get(field);
  return typeof value === 'string' ? value : '';
}

const longestName = 120;

/** The last segment of the sender's file name, as text is stored. A long one loses its end, and keeps its extension. */
export function cleanName(given: string): string {
  const name = cleanLine(given.split(/[\\/]/).at(-1) ?? '').trim();
  if (name.length <= longestName) return name;
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  // Half of a character may be left of the cut.
  const rest = name.slice(0, longestName - extension.length).replace(/[\uD800-\uDBFF]$/, '');
  return rest.trim() + extension;
}
