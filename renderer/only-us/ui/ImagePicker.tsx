import { Button, Dialog, Flex, ScrollArea } from '@radix-ui/themes';
import { type KeyboardEvent, useState } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { FilesGrid } from './files/FilesGrid.tsx';
import { FilesToolbar } from './files/FilesToolbar.tsx';
import { type FileFilter, firstPage } from './files/file.ts';
import { t } from './files/texts.ts';
import { type Files, useFiles } from './files/use-files.ts';
import { UploadButton } from './UploadButton.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';
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
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        maxWidth="960px"
        aria-describedby={undefined}
        onCloseAutoFocus={restoreFocus}
        onKeyDown={keepFromForm}
      >
        <Dialog.Title>{t('chooseTitle')}</Dialog.Title>
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
      </Dialog.Content>
    </Dialog.Root>
  );
}

// The form that it was opened from is around it in React's tree and would save at Ctrl+S.
function keepFromForm(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey) event.stopPropagation();
}

function Nothing({ list: { filter, isEmpty } }: { list: Files }) {
  if (!isEmpty) return null;
  if (filter.search) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
