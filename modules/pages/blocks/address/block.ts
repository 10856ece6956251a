import MapPin from 'lucide-react/icons/map-pin';
import { block } from '#server/content/blocks.ts';
import { Address } from './Address.tsx';
import { fields } from './fields.ts';

/** Where the company is, and when it is open. */
export const addressBlock = block({
  name: 'address',
  label: 'Address and opening hours',
  icon: MapPin,
  fields,
  empty: { title: '', name: '', street: '', phone: '', email: '', map: '', hours: [] },
  text: ({ title, name, street, phone, email }) =>
    [title, name, street, phone, email].filter(Boolean).join(' · '),
  Section: Address,
});
