import { Button } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { FilesGrid } from '#renderer/only-us/ui/files/FilesGrid.tsx';
import { FilesToolbar } from '#renderer/only-us/ui/files/FilesToolbar.tsx';
import { useFiles } from '#renderer/only-us/ui/files/use-files.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { SelectBox } from '#renderer/only-us/ui/select/SelectBox.tsx';
import { selectableArea, useSelection } from '#renderer/only-us/ui/select/use-selection.ts';
import { FileDialog } from './FileDialog.tsx';
import { KindSelect, ShownSelect } from './FileFilters.tsx';
import { FilesSelectionBar } from './FilesSelectionBar.tsx';
import { listFields } from './filter.ts';
import { NoFiles } from './NoFiles.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useOpenedFile } from './use-opened-file.ts';

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
