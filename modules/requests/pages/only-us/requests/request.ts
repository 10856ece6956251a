import { type State, states } from '#modules/requests/states.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import {
  type AddressField,
  choiceField,
  pageField,
  pageSizeField,
  searchField,
} from '#renderer/only-us/ui/list/list-address.ts';

export type ListedRequest = Outputs['request']['getAll']['requests'][number];
export type Request = Outputs['request']['get'];

/** Of the filter: a form’s id, or 0 for the request form. */
const form: AddressField<number | null> = {
  read: (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  write: (chosen) => chosen?.toString(),
};

export const listFields = {
  search: searchField,
  state: choiceField('new', ...states.slice(1), 'all'),
  form,
  size: pageSizeField(20),
  page: pageField,
};

export function stateOf(chosen: string): State | undefined {
  return states.find((state) => state === chosen);
}

export const stateColors = {
  new: 'orange',
  inProgress: 'amber',
  sampleSent: 'cyan',
  won: 'green',
  lost: 'gray',
  spam: 'red',
} as const;
