import { type State, states } from '#modules/requests/states.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import {
  choiceField,
  pageField,
  pageSizeField,
  searchField,
} from '#renderer/only-us/ui/list/list-address.ts';

export type ListedRequest = Outputs['request']['getAll']['requests'][number];
export type Request = Outputs['request']['get'];

export const listFields = {
  search: searchField,
  state: choiceField('new', ...states.slice(1), 'all'),
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
