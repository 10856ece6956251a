import type { PageContext } from 'vike/types';
import { type Language, languages } from '#lib/language.ts';
import { recordId } from '#renderer/only-us/record-id.ts';

export interface Place {
  type: string;
  id: number;
  language: Language;
}

export function placeOf({ routeParams }: Pick<PageContext, 'routeParams'>): Place | null {
  const { type = '' } = routeParams;
  const id = recordId(routeParams);
  const language = languages.find((known) => known === routeParams.language);
  return id && language ? { type, id, language } : null;
}
