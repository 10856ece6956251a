import * as z from 'zod/mini';
import { richText } from '#server/rich-text/inputs.ts';
import { fileId, id, line, version } from '../inputs.ts';

const slug = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Address is required.'),
    z.maxLength(80, 'Address maximum 80 characters.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lowercase letters, digits and single hyphens, e.g. palet-kayu.'),
  );

const specificationRow = z.strictObject({ label: line('Label', 60), value: line('Value', 200) });

const specification = z.array(specificationRow).check(z.maxLength(40, 'Specification maximum 40 rows.'));

const pictures = z.array(fileId).check(
  z.maxLength(24, 'Maximum 24 further pictures.'),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each picture only once.'),
);

/** What a person enters about a packaging product, and about a service beside its icon. */
export const offerFields = z.strictObject({
  name: line('Name', 120),
  slug,
  summary: line('Summary', 300),
  fileId,
  text: richText,
  specification,
  pictures,
  status: z.enum(['draft', 'published']),
});

/** The row and the version that a change started from. */
export const changed = { id, version };

/** The word in the address of a public page. */
export const bySlug = z.strictObject({ slug: z.string().check(z.maxLength(200)) });

export type SpecificationRow = z.infer<typeof specificationRow>;
export type OfferFields = z.infer<typeof offerFields>;
