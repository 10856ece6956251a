import { usePageContext } from 'vike-react/usePageContext';
import { textsOf } from '#lib/content-type.ts';
import { kindAt, offerPath, offerRoutes } from '#modules/home/offers/paths.ts';
import { type OfferKind, offerContent } from '#modules/home/offers/type.ts';
import { EntryList, entryListFields } from '#renderer/only-us/ui/entry/EntryList.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';

export function OffersPage() {
  const kind = kindAt(usePageContext().urlPathname);
  // The list of the other kind starts without this one’s search and selection.
  return <OfferList key={kind} kind={kind} />;
}

function OfferList({ kind }: { kind: OfferKind }) {
  const [state, narrow] = useListState(entryListFields);
  return (
    <EntryList
      type={kind}
      t={textsOf(offerContent[kind])}
      title={({ name }) => name}
      note={({ summary }) => summary}
      picture={({ picture }) => picture}
      path={({ slug }) => offerPath(kind, slug)}
      opening={{ route: offerRoutes[kind] }}
      state={state}
      narrow={narrow}
    />
  );
}
