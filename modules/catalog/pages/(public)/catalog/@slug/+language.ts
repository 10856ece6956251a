import type { PageContext } from 'vike/types';
import type { Language } from '#lib/language.ts';
import { writtenIn } from '#modules/catalog/written-in.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: everything on the page of a catalog is in its language.
export default function language({ data }: Pick<PageContext<Data>, 'data'>): Language | undefined {
  return writtenIn(data.catalog);
}
