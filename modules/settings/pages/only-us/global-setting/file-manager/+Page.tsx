import './file-manager.css';
import { Button } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { SelectBox } from '#renderer/only-us/ui/bulk/SelectBox.tsx';
import { selectableArea, useSelection } from '#renderer/only-us/ui/bulk/use-selection.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { FilesGrid } from '#renderer/only-us/ui/files/FilesGrid.tsx';
import { FilesToolbar } from '#renderer/only-us/ui/files/FilesToolbar.tsx';
import { firstPage } from '#renderer/only-us/ui/files/file.ts';
import { type Files, useFiles } from '#renderer/only-us/ui/files/use-files.ts';
import { DialogShell } from '#renderer/only-us/ui/form/FormDialog.tsx';
import type { Steps } from '#renderer/only-us/ui/form/steps.ts';
import { type Narrow, useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { KindSelect, ShownSelect } from './FileFilters.tsx';
import { FileForm } from './FileForm.tsx';
import { FilesSelectionBar } from './FilesSelectionBar.tsx';
import { listFields, type ManagerState } from './filter.ts';
import { UploadFiles } from './UploadFiles.tsx';

/** Every uploaded file: send, describe, label, see where it is used, replace, delete. */
export default function Page() {
  const [state, narrow] = useListState(listFields);
  const { file: _, ...filter } = state;
  const list = useFiles(filter, narrow);
  const selection = useSelection(list.selectable);
  const opened = useOpenedFile(list, state, narrow);
  const [sending, send] = useState<File[] | null>(null);
  useDroppedFiles(send, opened.id === null && sending === null);
  const show = (id: number) => {
    send(null);
    opened.open(id);
  };
  return (
    <>
      <FilesToolbar list={list}>
        <ShownSelect list={list} />
        <KindSelect list={list} />
        <Button ml="auto" onClick={() => send([])}>
          <Upload size={16} aria-hidden /> {t('upload')}
        </Button>
      </FilesToolbar>
      <div {...selectableArea}>
        <FilesGrid
          list={list}
          onChoose={({ id }) => opened.open(id)}
          boxOf={({ id, name }) => <SelectBox selection={selection} id={id} name={name} />}
        />
      </div>
      <NoFiles list={list} onUpload={() => send([])} />
      <FilesSelectionBar selection={selection} />
      {opened.id !== null && <FileDialog id={opened.id} steps={opened.steps} onClose={opened.close} />}
      {sending && <UploadFiles files={sending} onShow={show} onClose={() => send(null)} />}
    </>
  );
}

/** Shown for an empty list of files: why, and what to do. */
function NoFiles({ list, onUpload }: { list: Files; onUpload(): void }) {
  const { filter, isEmpty, narrow } = list;
  if (!isEmpty) return null;
  const all = <Button onClick={() => narrow(firstPage)}>{t('showAll')}</Button>;
  if (filter.search || filter.label || filter.used || filter.kind !== 'all') {
    return (
      <EmptyState title={t('noMatchTitle')} text={t('noMatchText')}>
        {all}
      </EmptyState>
    );
  }
  if (filter.undescribed) {
    return (
      <EmptyState title={t('allDescribedTitle')} text={t('allDescribedText')}>
        {all}
      </EmptyState>
    );
  }
  if (filter.unused) {
    return (
      <EmptyState title={t('allUsedTitle')} text={t('allUsedText')}>
        {all}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button onClick={onUpload}>{t('upload')}</Button>
    </EmptyState>
  );
}

/** Takes files that are dropped anywhere on the screen or pasted into it, while `ready`. */
function useDroppedFiles(onFiles: (files: File[]) => void, ready: boolean): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!ready) return;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      latest.current([...data.files]);
    };
    const abort = new AbortController();
    const { signal } = abort;
    // Only where dragging over is answered can be dropped.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => abort.abort();
  }, [ready]);
}

/** Opens and closes a file, whose id is in the address: a reload and a copied link open it again. */
function useOpenedFile(list: Files, { file: id }: ManagerState, narrow: Narrow<ManagerState>) {
  const utils = api.useUtils();
  const { filter, query } = list;
  const { page, size } = filter;
  const { files = [], total = 0 } = query.data ?? {};
  const show = (file: number | null, onPage = page) => narrow({ file, page: onPage }, 'replace');
  const index = files.findIndex((file) => file.id === id);
  const place = (page - 1) * size + index + 1;
  const step = async (by: 1 | -1) => {
    const neighbour = files[index + by];
    if (neighbour) return show(neighbour.id);
    const { files: others } = await utils.file.getPage.fetch({ ...filter, page: page + by });
    const other = others.at(by > 0 ? 0 : -1);
    if (other) show(other.id, page + by);
  };
  const file = files[index];
  const steps: Steps | undefined = file && {
    id: file.id,
    name: file.name,
    place,
    total,
    previous: place > 1 ? () => void step(-1) : undefined,
    next: place < total ? () => void step(1) : undefined,
  };
  return { id, steps, open: show, close: () => show(null) };
}

interface Props {
  id: number;
  steps: Steps | undefined;
  onClose(): void;
}

/** Details of one file. It opens once its uses are loaded; meanwhile the file before it stays. */
function FileDialog({ id, steps, onClose }: Props) {
  const utils = api.useUtils();
  // Never from the cache: the form would start from a version that somebody has saved over.
  const options = { gcTime: 0, retry: false, placeholderData: keepPreviousData };
  const { data: file, error } = api.file.get.useQuery({ id }, options);
  const onError = useEffectEvent((failure: unknown) => {
    toastFailure(failure);
    onClose();
    // Somebody may have deleted it.
    void utils.file.getPage.invalidate();
  });
  useEffect(() => {
    if (error) onError(error);
  }, [error]);
  if (!file) return null;
  return (
    <DialogShell title={t('title')} maxWidth="1000px" steps={steps}>
      <FileForm key={file.id} file={file} onClose={onClose} />
    </DialogShell>
  );
}
