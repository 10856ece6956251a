import { Button, Flex, ScrollArea } from '@radix-ui/themes';
import { useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
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
  /** What there is to choose from; pictures, unless it says otherwise. */
  takes?: Takes;
  onChoose(picture: ChosenPicture): void;
  onClose(): void;
}

const titles = { pictures: 'chooseTitle', documents: 'choosePdfTitle', all: 'chooseAnyTitle' } as const;
const labels = { pictures: 'uploadOne', documents: 'uploadPdf', all: 'uploadAny' } as const;

/** Picks an uploaded file, or uploads a new one. It is open while mounted. */
export function ImagePicker({ takes = 'pictures', onChoose, onClose }: Props) {
  const [filter, setFilter] = useState<FileFilter>({ ...firstPage, kind: takes });
  const narrow = (change: Partial<FileFilter>) => setFilter((all) => ({ ...all, page: 1, ...change }));
  const list = useFiles(filter, narrow);
  return (
    <OpenDialog title={t(titles[takes])} maxWidth="960px" onClose={onClose}>
      <FilesToolbar list={list}>
        <Flex ml="auto">
          <UploadButton label={t(labels[takes])} takes={takes} onStored={onChoose} />
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
