import './file-manager.css';
import { Button } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { EmptyState } from '#renderer/only-us/ui/base/EmptyState.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { selectableArea } from '#renderer/only-us/ui/base/selectable-area.ts';
import { useWindowEvent } from '#renderer/only-us/ui/base/use-window-event.ts';
import { SelectBox } from '#renderer/only-us/ui/bulk/SelectBox.tsx';
import { useSelection } from '#renderer/only-us/ui/bulk/use-selection.ts';
import { OpenedDialog } from '#renderer/only-us/ui/entry/OpenedDialog.tsx';
import { FilesGrid } from '#renderer/only-us/ui/files/FilesGrid.tsx';
import { FilesToolbar } from '#renderer/only-us/ui/files/FilesToolbar.tsx';
import { type FileFilter, firstPage, listFields } from '#renderer/only-us/ui/files/file.ts';
import { type Files, useFiles } from '#renderer/only-us/ui/files/use-files.ts';
import { DialogShell } from '#renderer/only-us/ui/form/FormDialog.tsx';
import type { Steps } from '#renderer/only-us/ui/form/steps.ts';
import { idField } from '#renderer/only-us/ui/list/list-address.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { FileForm } from './FileForm.tsx';
import { FilesSelectionBar } from './FilesSelectionBar.tsx';
import { UploadFiles } from './UploadFiles.tsx';

export default function Page() {
  const [filter, narrow] = useListState(listFields);
  const list = useFiles(filter, narrow);
  const selection = useSelection(list.selectable);
  const { opened, open, steps } = useOpenedFile(list);
  const [sending, send] = useState<File[] | null>(null);
  useDroppedFiles(send, opened === null && sending === null);
  const show = (id: number) => {
    send(null);
    open(id);
  };
  return (
    <>
      <FilesToolbar list={list}>
        <Filters list={list} />
        <Button ml="auto" onClick={() => send([])}>
          <Upload size={16} aria-hidden /> {t('upload')}
        </Button>
      </FilesToolbar>
      <div {...selectableArea}>
        <FilesGrid
          list={list}
          opens
          onChoose={({ id }) => open(id)}
          boxOf={({ id, name }) => <SelectBox selection={selection} id={id} name={name} />}
        />
      </div>
      <NoFiles list={list} onUpload={() => send([])} />
      <FilesSelectionBar selection={selection} />
      {opened !== null && <FileDialog {...{ opened, steps }} onClose={() => open(null)} />}
      {sending && <UploadFiles files={sending} onShow={show} onClose={() => send(null)} />}
    </>
  );
}

function NoFiles({ list: { filter, isEmpty, narrow }, onUpload }: { list: Files; onUpload(): void }) {
  if (!isEmpty) return null;
  const reason = reasonFor(filter);
  const isNarrowed = reason !== 'empty';
  return (
    <EmptyState title={t(`${reason}Title`)} text={t(`${reason}Text`)}>
      <Button onClick={isNarrowed ? () => narrow(firstPage) : onUpload}>
        {t(isNarrowed ? 'showAll' : 'upload')}
      </Button>
    </EmptyState>
  );
}

function reasonFor({ search, label, used, unused, undescribed, kind }: FileFilter) {
  if (search || label || used || kind !== 'all') return 'noMatch';
  if (undescribed) return 'allDescribed';
  return unused ? 'allUsed' : 'empty';
}

/** Takes files dropped anywhere on the screen or pasted into it, while `isReady`. */
function useDroppedFiles(onFiles: (files: File[]) => void, isReady: boolean): void {
  const take = (event: Event, data: DataTransfer | null) => {
    if (!isReady || !data?.files.length) return;
    event.preventDefault();
    onFiles([...data.files]);
  };
  // Browsers allow a drop only where `dragover` was handled.
  useWindowEvent('dragover', (event) => isReady && event.preventDefault());
  useWindowEvent('drop', (event) => take(event, event.dataTransfer));
  useWindowEvent('paste', (event) => take(event, event.clipboardData));
}

/** The open file, and the steps to its neighbours, on other pages of the list too. */
function useOpenedFile({ filter, query, narrow }: Files) {
  const utils = api.useUtils();
  const [opened, open] = useOpened();
  const { page, size } = filter;
  const { files = [], total = 0 } = query.data ?? {};
  const index = files.findIndex(({ id }) => String(id) === opened);
  const place = (page - 1) * size + index + 1;
  const step = async (by: 1 | -1) => {
    const neighbour = files[index + by];
    if (neighbour) return open(neighbour.id);
    const { files: others } = await utils.file.getPage.fetch({ ...filter, page: page + by });
    const other = others.at(by > 0 ? 0 : -1);
    if (!other) return;
    open(other.id);
    narrow({ page: page + by }, 'replace');
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
  return { opened, open, steps };
}

type DialogProps = { opened: string; steps: Steps | undefined; onClose(): void };

/** Opens once the uses are loaded; meanwhile the previous file stays. */
function FileDialog({ opened, steps, onClose }: DialogProps) {
  const utils = api.useUtils();
  const id = idField.read(opened);
  // Never from the cache: the form would start from a version that somebody has saved over.
  const options = { enabled: id !== null, gcTime: 0, retry: false, placeholderData: keepPreviousData };
  const { data: file, error } = api.file.get.useQuery({ id: id ?? 0 }, options);
  const isGone = id === null || error?.data?.code === 'NOT_FOUND';
  const onError = useEffectEvent((failure: unknown) => {
    // Somebody may have deleted it.
    void utils.file.getPage.invalidate();
    if (isGone) return;
    toastFailure(failure);
    onClose();
  });
  useEffect(() => {
    if (error) onError(error);
  }, [error]);
  return (
    <OpenedDialog
      type={{ noun: 'file' }}
      opened={opened}
      isKnown={file !== undefined || !isGone}
      onClose={onClose}
    >
      {file && (
        <DialogShell title={t('title')} maxWidth="1000px" steps={steps}>
          <FileForm key={file.id} file={file} onClose={onClose} />
        </DialogShell>
      )}
    </OpenedDialog>
  );
}

const uses = ['used', 'unused', 'undescribed'] as const;

const kinds = ['all', 'pictures', 'documents'] as const;

function Filters({ list: { filter, narrow } }: { list: Files }) {
  return (
    <>
      <SelectField
        aria-label={t('show')}
        value={uses.findLast((each) => filter[each]) ?? 'all'}
        options={(['all', ...uses] as const).map((value) => ({ value, label: t(`${value}Files`) }))}
        onChange={(choice) => narrow(Object.fromEntries(uses.map((each) => [each, each === choice])))}
      />
      <SelectField
        aria-label={t('kind')}
        value={filter.kind}
        options={kinds.map((value) => ({ value, label: t(`${value}Kind`) }))}
        onChange={(kind) => narrow({ kind })}
      />
    </>
  );
}
