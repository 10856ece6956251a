import type { PageContext } from 'vike/types';
import { type Language, languages } from '#lib/language.ts';

export interface Place {
  type: string;
  id: number;
  language: Language;
}

export function placeOf({ routeParams }: Pick<PageContext, 'routeParams'>): Place | null {
  const { type = '', id = '' } = routeParams;
  const language = languages.find((known) => known === routeParams.language);
  return /^[1-9]\d{0,9}$/.test(id) && language ? { type, id: Number(id), language } : null;
}
