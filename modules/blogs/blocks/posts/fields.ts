import { shownEntries } from '#lib/block-entries.ts';
import { heading } from '#lib/fields.ts';

export const fields = { title: heading(), ...shownEntries({ label: 'The newest posts' }) };
