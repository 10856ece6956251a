import type { Outputs } from '#renderer/only-us/api.ts';
import { choiceField, pageField, searchField } from '#renderer/only-us/ui/list/list-address.ts';

/** A redirect as the list has it; one without an id is automatic. */
export type Redirect = Outputs['redirect']['getAll']['rows'][number];
/** A redirect that people entered. */
export type EnteredRedirect = Pick<
  Outputs['redirect']['get'],
  'id' | 'path' | 'target' | 'temporary' | 'version'
>;
/** An address that visitors didn’t find. */
export type Missing = Outputs['redirect']['getMissing'][number];
/** What a file would do. */
export type Preview = Outputs['redirect']['previewImport'];

/** What the address of the list says. The server fetches that for the first paint. */
export const listFields = {
  tab: choiceField('redirects', 'missing'),
  search: searchField,
  page: pageField,
};
