import { shownEntries } from '#lib/block-entries.ts';
import { choice, heading } from '#lib/fields.ts';

export const fields = {
  title: heading(),
  of: choice('Cards from', { packaging: 'Packaging', service: 'Services' }),
  ...shownEntries({ label: 'The first ones in their order' }),
};
