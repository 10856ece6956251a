import Package from 'lucide-react/icons/package';
import { chosenOf } from '#lib/block-choice.ts';
import { publishedOffers } from '#modules/home/offers/published.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { Offers } from './Offers.tsx';

/** Cards of packaging products or services. */
export const offersBlock = block({
  name: 'offers',
  label: 'Packaging or services',
  icon: Package,
  fields,
  empty: { title: '', of: 'packaging', show: 'first', count: 3, ids: [] },
  load({ db }, values) {
    const offers = chosenOf(publishedOffers(db, values.of), values);
    return offers.length > 0 ? offers : null;
  },
  text: ({ title }) => title,
  Section: Offers,
});
