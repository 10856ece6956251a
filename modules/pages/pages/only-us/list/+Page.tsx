import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { pagePath, pagesRoute } from '#modules/pages/paths.ts';
import { t } from '#modules/pages/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { DeleteButton } from '#renderer/only-us/ui/entry/DeleteButton.tsx';
import { PublishButton } from '#renderer/only-us/ui/entry/PublishButton.tsx';
import { StatusBadge } from '#renderer/only-us/ui/entry/StatusBadge.tsx';
import { ViewCount } from '#renderer/only-us/ui/entry/ViewCount.tsx';
import { ItemList } from '#renderer/only-us/ui/list/ItemList.tsx';
import { ItemRow } from '#renderer/only-us/ui/list/ItemRow.tsx';
import { optimisticReorder } from '#renderer/only-us/ui/list/optimistic-reorder.ts';

/** The pages: search, publish, put in order. */
export default function Page() {
  const query = api.page.getAll.useQuery();
  const utils = api.useUtils().page;
  const reorder = api.page.reorder.useMutation(optimisticReorder(utils.getAll));
  return (
    <ItemList
      type="page"
      query={query}
      labelOf={({ title }) => title}
      textOf={({ title, slug, summary }) => `${title} ${slug} ${summary}`}
      t={t}
      add={
        <Button asChild>
          <a href={`${pagesRoute}/new`}>
            <Plus size={16} aria-hidden /> {t('add')}
          </a>
        </Button>
      }
      onMove={(id, before) => reorder.mutate({ id, before })}
    >
      {(page, moves, box) => (
        <ItemRow
          name={page.title}
          note={pagePath(page.slug)}
          picture={page.picture}
          moves={moves}
          box={box}
          state={
            <>
              <ViewCount type="page" entry={page} />
              <StatusBadge type="page" entry={page} />
            </>
          }
        >
          <PublishButton type="page" entry={page} name={page.title} />
          <Button variant="soft" color="gray" asChild>
            <a href={`${pagesRoute}/${page.id}`}>{common('edit')}</a>
          </Button>
          <DeleteButton type="page" entry={page} name={page.title} description={t('deleteText')} />
        </ItemRow>
      )}
    </ItemList>
  );
}
