import { usePageContext } from 'vike-react/usePageContext';
import { kindAt, offerPaths } from '#modules/home/offers/paths.ts';
import { offerContent } from '#modules/home/offers/type.ts';
import { ListScreen } from '#renderer/only-us/ui/entry/ListScreen.tsx';

export function OffersPage() {
  const kind = kindAt(usePageContext().urlPathname);
  // The list of the other kind starts without this one’s search and selection.
  return <ListScreen key={kind} type={offerContent[kind]} path={offerPaths[kind]} />;
}
