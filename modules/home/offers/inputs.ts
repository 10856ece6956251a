import * as z from 'zod/mini';
import { fileId, id, line, slug, status, text } from '#lib/inputs.ts';
import { richText } from '#lib/rich-text/inputs.ts';
import { seoFields } from '#lib/seo.ts';

/** What the company offers: packaging products and services. */
export const offerKinds = ['packaging', 'service'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** The drawings that a service can have; `ServiceIcon.tsx` draws them. */
export const serviceIcons = [
  'box',
  'warehouse',
  'truck',
  'ship',
  'plane',
  'design',
  'customs',
  'returns',
  'clock',
  'shield',
  'scale',
  'chart',
] as const;
export type ServiceIconName = (typeof serviceIcons)[number];

const specificationRow = z.strictObject({ label: line('Label', 60), value: line('Value', 200) });

const specification = z.array(specificationRow).check(z.maxLength(40, 'Specification maximum 40 rows.'));

const pictures = z.array(fileId).check(
  z.maxLength(24, 'Maximum 24 further pictures.'),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each picture only once.'),
);

const fields = z.strictObject({
  name: line('Name', 120),
  slug,
  summary: line('Summary', 300),
  fileId,
  text: richText,
  specification,
  /** Of a product. Services have rows for them, with labels of their own. */
  minimum: z._default(text('Minimum order', 200), ''),
  leadTime: z._default(text('Lead time', 200), ''),
  /** The ids of further pictures, in their order. */
  pictures,
  /** The file of its datasheet. Saved states from before there were any lack it. */
  datasheetId: z._default(z.nullable(id), null),
  status,
  /** A service has one, packaging none. */
  icon: z.nullish(z.enum(serviceIcons, 'Please choose an icon.')),
  ...seoFields,
});

export type OfferFields = z.input<typeof fields>;
export type SpecificationRow = z.infer<typeof specificationRow>;

/** What a person enters about an offer of each kind. */
export const offerFields: Record<OfferKind, z.ZodMiniType<OfferFields>> = {
  packaging: fields,
  service: fields.check(
    z.refine(({ icon }) => Boolean(icon), { error: 'Please choose an icon.', path: ['icon'] }),
  ),
};
