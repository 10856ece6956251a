import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/home/banner/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { ItemList } from '../list/ItemList.tsx';
import { moving } from '../list/moving.ts';
import { BannerForm } from './BannerForm.tsx';
import { BannerRow } from './BannerRow.tsx';

const words = {
  search: t('search'),
  failedTitle: t('failedTitle'),
  emptyTitle: t('emptyTitle'),
  emptyText: t('emptyText'),
  count: (count: number) => t('count', { count }),
};

/** The banners of the home page: add, change, show or hide, put in order. */
export default function Page() {
  const query = api.banner.getAll.useQuery();
  const utils = api.useUtils();
  const reorder = api.banner.reorder.useMutation(moving(utils.banner.getAll));
  const [editedId, edit] = useState<number | 'new' | null>(null);
  const edited = query.data?.find(({ id }) => id === editedId) ?? null;
  return (
    <>
      <ItemList
        query={query}
        labelOf={({ title }) => title}
        textOf={({ title, subtitle }) => `${title} ${subtitle}`}
        words={words}
        add={
          <Button onClick={() => edit('new')}>
            <Plus size={16} aria-hidden /> {t('add')}
          </Button>
        }
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(banner, moves) => <BannerRow banner={banner} moves={moves} onEdit={() => edit(banner.id)} />}
      </ItemList>
      {(edited || editedId === 'new') && <BannerForm banner={edited} onClose={() => edit(null)} />}
    </>
  );
}
