import './gallery.css';
import { Button } from '@radix-ui/themes';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { Pages } from '#renderer/only-us/ui/files/Pages.tsx';
import { DialogShell } from '#renderer/only-us/ui/form/DialogShell.tsx';
import { stepsIn } from '#renderer/only-us/ui/form/steps.ts';
import { later } from '#renderer/only-us/ui/later.tsx';
import { arrange } from '#renderer/only-us/ui/list/arrange.ts';
import { ListSummary } from '#renderer/only-us/ui/list/ListSummary.tsx';
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
const EditPictures = later(() =>
  import('./EditPictures.tsx').then((file) => ({ default: file.EditPictures })),
);

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
  const [uploading, upload] = useUploading();
  const [editedIds, editMany] = useState<number[] | null>(null);
  const stopEditing = useCallback(() => editMany(null), []);
  // A type that was deleted since narrows nothing down.
  const filter = { ...address, type: types.some(({ id }) => id === address.type) ? address.type : null };
  const found = pictures.filter(matches(filter));
  const { items, shown, page, pages } = arrange(found, titleOf, filter);
  const turnTo = (page: number) => {
    narrow({ page });
    window.scrollTo({ top: 0 });
  };
  const edited = pictures.find(({ id }) => id === editedId);
  const stepTo = (id: number) => {
    edit(id);
    // The list behind follows.
    narrow({ page: Math.floor(items.findIndex((item) => item.id === id) / filter.size) + 1 }, 'replace');
  };

  if (filter.trash) return <TrashList type="gallery" onClose={() => narrow({ trash: false })} />;
  return (
    <>
      <GalleryToolbar filter={filter} onFilter={narrow} types={types} onUpload={() => upload(true)} />
      <ListSummary
        count={t('count', { count: items.length })}
        total={items.length}
        sort={filter.sort}
        size={filter.size}
        onSize={(size) => narrow({ size })}
      />
      {items.length === 0 && <Nothing any={pictures.length > 0} onUpload={() => upload(true)} />}
      <SelectableList
        type="gallery"
        className="tiles gallery-grid"
        direction="row"
        items={items}
        shown={shown}
        fixed={filter.sort !== 'order'}
        assign={{
          field: 'typeId',
          label: t('changeType'),
          options: types.map(({ id, name }) => ({ value: id, label: name })),
        }}
        onEdit={editMany}
        labelOf={titleOf}
        onMove={(id, before) => reorder.mutate({ id, before })}
      >
        {(picture, moves, box) => (
          <PictureCard picture={picture} moves={moves} box={box} onEdit={() => edit(picture.id)} />
        )}
      </SelectableList>
      {pages > 1 && <Pages page={page} pages={pages} onTurn={turnTo} />}
      {edited && (
        <DialogShell
          title={t('editTitle')}
          steps={stepsIn(items, edited.id, { nameOf: titleOf, open: stepTo })}
        >
          <PictureForm key={edited.id} picture={edited} types={types} onClose={() => edit(null)} />
        </DialogShell>
      )}
      {uploading && <UploadDialog pictures={pictures} types={types} onClose={() => upload(false)} />}
      {editedIds && (
        <Suspense>
          <EditPictures ids={editedIds} pictures={pictures} onClose={stopEditing} />
        </Suspense>
      )}
    </>
  );
}

function titleOf({ title }: GalleryPicture) {
  return title;
}

/** Is the dialog to upload pictures open? At first when the address asks for it, as the command palette does. */
function useUploading() {
  const { search } = usePageContext().urlParsed;
  const isAsked = 'upload' in search;
  const [uploading, upload] = useState(isAsked);
  useEffect(() => {
    if (isAsked) upload(true);
  }, [isAsked]);
  const setUploading = (next: boolean) => {
    upload(next);
    if (!next && isAsked) void navigate('/only-us/gallery', { overwriteLastHistoryEntry: true });
  };
  return [uploading, setUploading] as const;
}

function Nothing({ any, onUpload }: { any: boolean; onUpload(): void }) {
  if (any) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button onClick={onUpload}>{t('upload')}</Button>
    </EmptyState>
  );
}
