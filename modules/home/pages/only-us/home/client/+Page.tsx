import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/home/client/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { ItemList } from '../list/ItemList.tsx';
import { moving } from '../list/moving.ts';
import { ClientForm } from './ClientForm.tsx';
import { ClientRow } from './ClientRow.tsx';

const words = {
  search: t('search'),
  failedTitle: t('failedTitle'),
  emptyTitle: t('emptyTitle'),
  emptyText: t('emptyText'),
  count: (count: number) => t('count', { count }),
};

/** The companies that we work for: add, change, put in order. */
export default function Page() {
  const query = api.homeClient.getAll.useQuery();
  const utils = api.useUtils();
  const reorder = api.homeClient.reorder.useMutation(moving(utils.homeClient.getAll));
  const [editedId, edit] = useState<number | 'new' | null>(null);
  const edited = query.data?.find(({ id }) => id === editedId) ?? null;
  return (
    <>
      <ItemList
        query={query}
        labelOf={({ name }) => name}
        textOf={({ name, website }) => `${name} ${website}`}
        words={words}
        add={
          <Button onClick={() => edit('new')}>
            <Plus size={16} aria-hidden /> {t('add')}
          </Button>
        }
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(client, moves) => <ClientRow client={client} moves={moves} onEdit={() => edit(client.id)} />}
      </ItemList>
      {(edited || editedId === 'new') && <ClientForm client={edited} onClose={() => edit(null)} />}
    </>
  );
}
