import './gallery.css';
import { Button, Flex, Text } from '@radix-ui/themes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { optimisticReorder } from '#renderer/only-us/ui/list/optimistic-reorder.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { SelectableList } from '#renderer/only-us/ui/select/SelectableList.tsx';
import { TrashList } from '#renderer/only-us/ui/trash/TrashList.tsx';
import { listFields, matches } from './filter.ts';
import { GalleryToolbar } from './GalleryToolbar.tsx';
import { NoTypes } from './NoTypes.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PictureForm } from './PictureForm.tsx';
import type { GalleryPicture, GalleryType } from './picture.ts';
import { UploadDialog } from './UploadDialog.tsx';

// Rarely needed.
const EditPictures = lazy(() =>
  import('./EditPictures.tsx').then((file) => ({ default: file.EditPictures })),
);

// So many cards are quick to draw and to drag; the rest comes when it is asked for.
const step = 48;

/** The gallery: upload, describe, publish, put in order. */
export default function Page() {
  const pictures = api.gallery.getAll.useQuery();
  const types = api.galleryType.getAll.useQuery();
  if (!pictures.data) return <NotLoaded title={t('failedTitle')} query={pictures} />;
  if (!types.data) return <NotLoaded title={t('failedTitle')} query={types} />;
  return types.data.length > 0 ? <Gallery pictures={pictures.data} types={types.data} /> : <NoTypes />;
}

function Gallery({ pictures, types }: { pictures: GalleryPicture[]; types: GalleryType[] }) {
  const utils = api.useUtils();
  const reorder = api.gallery.reorder.useMutation(optimisticReorder(utils.gallery.getAll));
  const [address, narrow] = useListState(listFields);
  const [editedId, edit] = useState<number | null>(null);
  const [uploading, upload] = useState(false);
  const [editedIds, editMany] = useState<number[] | null>(null);
  const stopEditing = useCallback(() => editMany(null), []);
  // A type that was deleted since narrows nothing down.
  const filter = { ...address, type: types.some(({ id }) => id === address.type) ? address.type : null };
  const most = filter.page * step;
  const found = pictures.filter(matches(filter));
  const shown = found.slice(0, most);
  // The last of the shown pictures goes before the first hidden one.
  const next = found[most]?.id ?? null;
  const edited = pictures.find(({ id }) => id === editedId);

  if (filter.trash) return <TrashList type="gallery" onClose={() => narrow({ trash: false })} />;
  return (
    <>
      <GalleryToolbar filter={filter} onFilter={narrow} types={types} onUpload={() => upload(true)} />
      <Text as="p" size="2" color="gray" mb="3">
        {t('count', { count: found.length })}
      </Text>
      {found.length === 0 && <Nothing any={pictures.length > 0} onUpload={() => upload(true)} />}
      <SelectableList
        type="gallery"
        className="gallery-grid"
        direction="row"
        items={found}
        shown={shown}
        assign={{
          field: 'typeId',
          label: t('changeType'),
          options: types.map(({ id, name }) => ({ value: id, label: name })),
        }}
        onEdit={editMany}
        labelOf={({ title }) => title}
        onMove={(id, before) => reorder.mutate({ id, before: before ?? next })}
      >
        {(picture, moves, box) => (
          <PictureCard picture={picture} moves={moves} box={box} onEdit={() => edit(picture.id)} />
        )}
      </SelectableList>
      {found.length > most && (
        <Flex justify="center" mt="5">
          <Button variant="soft" color="gray" onClick={() => narrow({ page: filter.page + 1 }, 'replace')}>
            {t('more', { count: found.length - most })}
          </Button>
        </Flex>
      )}
      {edited && <PictureForm picture={edited} types={types} onClose={() => edit(null)} />}
      {uploading && <UploadDialog types={types} onEdit={editMany} onClose={() => upload(false)} />}
      {editedIds && (
        <Suspense>
          <EditPictures ids={editedIds} pictures={pictures} types={types} onClose={stopEditing} />
        </Suspense>
      )}
    </>
  );
}

function Nothing({ any, onUpload }: { any: boolean; onUpload(): void }) {
  if (any) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button onClick={onUpload}>{t('upload')}</Button>
    </EmptyState>
  );
}
