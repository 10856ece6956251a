import { Button, Flex, ScrollArea } from '@radix-ui/themes';
import { useState } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { FilesGrid } from './files/FilesGrid.tsx';
import { FilesToolbar } from './files/FilesToolbar.tsx';
import { type FileFilter, firstPage } from './files/file.ts';
import { t } from './files/texts.ts';
import { type Files, useFiles } from './files/use-files.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { UploadButton } from './UploadButton.tsx';
import type { ChosenPicture } from './use-upload.ts';

interface Props {
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
}

/** Picks an uploaded file, or uploads a new one. It is open while mounted. */
export function ImagePicker({ onChoose, onClose }: Props) {
  const [filter, setFilter] = useState(firstPage);
  const narrow = (change: Partial<FileFilter>) => setFilter((all) => ({ ...all, page: 1, ...change }));
  const list = useFiles(filter, narrow);
  return (
    <OpenDialog title={t('chooseTitle')} maxWidth="960px" onClose={onClose}>
      <FilesToolbar list={list}>
        <Flex ml="auto">
          <UploadButton label={t('uploadOne')} onStored={onChoose} />
        </Flex>
      </FilesToolbar>
      <ScrollArea className="files-scroll" scrollbars="vertical">
        <FilesGrid list={list} onChoose={({ id, picture }) => onChoose({ id, ...picture })} />
        <Nothing list={list} />
      </ScrollArea>
      <Flex justify="end" mt="4">
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          {t('cancel')}
        </Button>
      </Flex>
    </OpenDialog>
  );
}

function Nothing({ list: { filter, isEmpty } }: { list: Files }) {
  if (!isEmpty) return null;
  if (filter.search) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
