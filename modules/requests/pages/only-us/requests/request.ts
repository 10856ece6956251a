import { states } from '#modules/requests/states.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import {
  choiceField,
  pageField,
  pageSizeField,
  searchField,
  textField,
} from '#renderer/only-us/ui/list/list-address.ts';

export type ListedRequest = Outputs['request']['getAll']['requests'][number];
export type Request = Outputs['request']['get'];

export const listFields = {
  search: searchField,
  state: choiceField('new', ...states.slice(1), 'all'),
  /** A form’s id, or 0 for the request form. */
  form: textField(9),
  size: pageSizeField(20),
  page: pageField,
};

export function narrowedBy({ state, form }: Record<'state' | 'form', string>) {
  return {
    state: states.find((each) => each === state),
    form: /^\d+$/.test(form) ? Number(form) : undefined,
  };
}

export const stateColors = {
  new: 'orange',
  inProgress: 'amber',
  sampleSent: 'cyan',
  won: 'green',
  lost: 'gray',
  spam: 'red',
} as const;
