import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { t } from '#modules/home/packaging/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { ItemList } from '../../list/ItemList.tsx';
import { moving } from '../../list/moving.ts';
import { ProductRow } from './ProductRow.tsx';

const words = {
  search: t('search'),
  failedTitle: t('failedTitle'),
  emptyTitle: t('emptyTitle'),
  emptyText: t('emptyText'),
  count: (count: number) => t('count', { count }),
};

/** Packaging products: search, publish, put in order. */
export default function Page() {
  const query = api.packaging.getAll.useQuery();
  const utils = api.useUtils();
  const reorder = api.packaging.reorder.useMutation(moving(utils.packaging.getAll));
  return (
    <ItemList
      query={query}
      labelOf={({ name }) => name}
      textOf={({ name, summary }) => `${name} ${summary}`}
      words={words}
      add={
        <Button asChild>
          <a href="/only-us/home/packaging/new">
            <Plus size={16} aria-hidden /> {t('add')}
          </a>
        </Button>
      }
      onMove={(id, before) => reorder.mutate({ id, before })}
    >
      {(product, moves) => <ProductRow product={product} moves={moves} />}
    </ItemList>
  );
}
