import { pagePath, pagesRoute } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { EntryList, entryListFields } from '#renderer/only-us/ui/entry/EntryList.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';

export default function Page() {
  const [state, narrow] = useListState(entryListFields);
  return (
    <EntryList
      type="page"
      t={t}
      title={({ title }) => title}
      note={({ slug }) => pagePath(slug)}
      words={({ summary }) => summary}
      picture={({ picture }) => picture}
      path={({ slug }) => pagePath(slug)}
      opening={{ route: pagesRoute }}
      state={state}
      narrow={narrow}
    />
  );
}
