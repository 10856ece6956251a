import type { PageContext } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { type Action, type Area, may, mayWith } from '#lib/rights.ts';
import { isTranslation } from '#lib/translation.ts';

export function useMay(action: Action, area: Area): boolean {
  return may(usePageContext().user, action, area);
}

export function useMayWith(action: Action, type: string): boolean {
  return mayDo(usePageContext(), action, type);
}

/** The same where types are known later. */
export function mayDo({ user, areas }: Pick<PageContext, 'user' | 'areas'>, action: Action, type: string) {
  const area = areas[type.replace(/:.*/, '')];
  return area !== undefined && mayWith(user, action, { area, isTranslation: isTranslation(type) });
}
