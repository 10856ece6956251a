import type { Outputs } from '#renderer/only-us/api.ts';
import { choiceField, pageField, searchField } from '#renderer/only-us/ui/list/list-address.ts';

/** Automatic without an id. */
export type Redirect = Outputs['redirect']['getAll']['rows'][number];
export type EnteredRedirect = Omit<Redirect, 'page'> & { id: number };
export type Missing = Outputs['redirect']['getMissing'][number];
export type Preview = Outputs['redirect']['previewImport'];

export const listFields = {
  tab: choiceField('redirects', 'missing'),
  search: searchField,
  page: pageField,
};
