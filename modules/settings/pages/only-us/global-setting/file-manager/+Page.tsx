import { Button } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { FilesGrid } from '#renderer/only-us/ui/files/FilesGrid.tsx';
import { FilesToolbar } from '#renderer/only-us/ui/files/FilesToolbar.tsx';
import { listFields } from '#renderer/only-us/ui/files/file.ts';
import { useFiles } from '#renderer/only-us/ui/files/use-files.ts';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { SelectBox } from '#renderer/only-us/ui/select/SelectBox.tsx';
import { selectableArea, useSelection } from '#renderer/only-us/ui/select/use-selection.ts';
import { FileDialog } from './FileDialog.tsx';
import { FileSwitch } from './FileSwitch.tsx';
import { FilesSelectionBar } from './FilesSelectionBar.tsx';
import { NoFiles } from './NoFiles.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Every uploaded file: send, describe, see where it is used, replace, delete. */
export default function Page() {
  const list = useFiles(...useListState(listFields));
  const selection = useSelection(list.selectable);
  const [openId, open] = useState<number | null>(null);
  const [sending, send] = useState<File[] | null>(null);
  useDroppedFiles(send, openId === null && sending === null);
  const show = (id: number) => {
    send(null);
    open(id);
  };
  return (
    <>
      <FilesToolbar list={list}>
        <FileSwitch
          label={t('unusedOnly')}
          checked={list.filter.unused}
          onChange={(unused) => list.narrow({ unused })}
        />
        <FileSwitch
          label={t('undescribedOnly')}
          checked={list.filter.undescribed}
          onChange={(undescribed) => list.narrow({ undescribed })}
        />
        <Button ml="auto" onClick={() => send([])}>
          <Upload size={16} aria-hidden /> {t('upload')}
        </Button>
      </FilesToolbar>
      <div {...selectableArea}>
        <FilesGrid
          list={list}
          onChoose={({ id }) => open(id)}
          boxOf={({ id, name }) => <SelectBox selection={selection} id={id} name={name} />}
        />
      </div>
      <NoFiles list={list} onUpload={() => send([])} />
      <FilesSelectionBar selection={selection} />
      {openId !== null && <FileDialog key={openId} id={openId} onClose={() => open(null)} />}
      {sending && <UploadFiles files={sending} onShow={show} onClose={() => send(null)} />}
    </>
  );
}
