import { usePageContext } from 'vike-react/usePageContext';
import { type Action, type Area, may } from '#lib/rights.ts';

/** May the person do this? By default with the entries of lists: those who see several may do the same in each. */
export function useMay(action: Action, area: Area = 'content'): boolean {
  return may(usePageContext().user, action, area);
}
