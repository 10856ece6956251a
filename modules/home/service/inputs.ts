import * as z from 'zod/mini';
import { changed, offerFields } from '../offers/inputs.ts';

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

/** What a person enters about a service. */
export const serviceFields = z.extend(offerFields, { icon: z.enum(serviceIcons, 'Please choose an icon.') });

/** The same with the row and the version that the change started from. */
export const serviceChange = z.extend(serviceFields, changed);

export type ServiceFields = z.infer<typeof serviceFields>;
