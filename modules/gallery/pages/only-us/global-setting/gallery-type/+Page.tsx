import '#renderer/ui/rows.css';
import { Button, Flex } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { t } from '#modules/gallery/type-texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/ui/EmptyState.tsx';
import { searchField } from '#renderer/ui/list/list-address.ts';
import { NotLoaded } from '#renderer/ui/list/NotLoaded.tsx';
import { useListState } from '#renderer/ui/list/use-list-state.ts';
import { SearchField } from '#renderer/ui/SearchField.tsx';
import { SortableList } from '#renderer/ui/SortableList.tsx';
import { TypeForm } from './TypeForm.tsx';
import { TypeRow } from './TypeRow.tsx';

const listFields = { search: searchField };

/** The kinds of pictures: add, rename, put in order, delete. */
export default function Page() {
  const query = api.galleryType.getAll.useQuery();
  const utils = api.useUtils();
  const reorder = api.galleryType.reorder.useMutation({ onSettled: () => utils.galleryType.invalidate() });
  const [{ search }, narrow] = useListState(listFields);
  const [editedId, edit] = useState<number | 'new' | null>(null);
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const types = query.data;
  const found = types.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  const edited = types.find(({ id }) => id === editedId) ?? null;
  return (
    <>
      <Flex gap="3" mb="4" align="center">
        <SearchField label={t('search')} value={search} onChange={(words) => narrow({ search: words })} />
        <Button ml="auto" onClick={() => edit('new')}>
          <Plus size={16} aria-hidden /> {t('add')}
        </Button>
      </Flex>
      {found.length === 0 && <Nothing any={types.length > 0} onAdd={() => edit('new')} />}
      <SortableList
        className="rows"
        direction="column"
        items={found}
        labelOf={({ name }) => name}
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(type, moves) => <TypeRow type={type} moves={moves} onEdit={() => edit(type.id)} />}
      </SortableList>
      {(edited || editedId === 'new') && <TypeForm type={edited} onClose={() => edit(null)} />}
    </>
  );
}

function Nothing({ any, onAdd }: { any: boolean; onAdd(): void }) {
  if (any) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button onClick={onAdd}>{t('add')}</Button>
    </EmptyState>
  );
}
