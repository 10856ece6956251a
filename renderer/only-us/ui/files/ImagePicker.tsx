import { Button, Flex, ScrollArea } from '@radix-ui/themes';
import { type RefObject, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { FilesGrid } from './FilesGrid.tsx';
import { FilesToolbar } from './FilesToolbar.tsx';
import { type FileFilter, firstPage, type ListedFile } from './file.ts';
import { t, uploadLabels } from './texts.ts';
import { UploadButton } from './UploadButton.tsx';
import { type Files, useFiles } from './use-files.ts';
import type { ChosenPicture } from './use-upload.ts';

interface Props {
  takes?: Takes;
  /** For several: the ids of those present, and how many more fit. */
  several?: { there: number[]; room: number };
  onChoose(files: ChosenPicture[]): void;
  onClose(): void;
  /** Gets the focus once files are chosen. */
  next?: RefObject<HTMLElement | null>;
}

const titles = { pictures: 'chooseTitle', documents: 'choosePdfTitle', all: 'chooseAnyTitle' } as const;

/** Picks one or several of the uploaded files, and uploads new ones. */
export function ImagePicker({ takes = 'pictures', several, onChoose, onClose, next }: Props) {
  const [filter, setFilter] = useState<FileFilter>({ ...firstPage, kind: takes });
  const narrow = (change: Partial<FileFilter>) => setFilter((all) => ({ ...all, page: 1, ...change }));
  const list = useFiles(filter, narrow);
  const [chosen, setChosen] = useState<ChosenPicture[]>([]);
  const placeOf = ({ id }: { id: number }) => chosen.findIndex((each) => each.id === id) + 1;
  const add = (file: ChosenPicture) => {
    if (!several) return onChoose([file]);
    setChosen((all) => {
      const isKnown = several.there.includes(file.id) || all.some(({ id }) => id === file.id);
      return isKnown || all.length >= several.room ? all : [...all, file];
    });
  };
  const toggle = ({ id, picture }: ListedFile) =>
    placeOf({ id }) ? setChosen(chosen.filter((each) => each.id !== id)) : add({ id, ...picture });
  const choiceOf = (file: ListedFile) => {
    const place = placeOf(file);
    if (several?.there.includes(file.id)) return { mark: t('there'), disabled: true };
    return { mark: place ? String(place) : '', disabled: !place && chosen.length === several?.room };
  };
  const title = several ? 'chooseSeveral' : titles[takes];
  return (
    <OpenDialog
      title={t(title)}
      maxWidth="960px"
      onClose={onClose}
      onClosed={(restore) => {
        restore();
        if (chosen.length > 0) next?.current?.focus();
      }}
    >
      <FilesToolbar list={list}>
        <Flex ml="auto">
          <UploadButton
            label={t(several ? 'uploadSeveral' : uploadLabels[takes])}
            takes={takes}
            several={Boolean(several)}
            onStored={add}
          />
        </Flex>
      </FilesToolbar>
      <ScrollArea className="files-scroll" scrollbars="vertical">
        <FilesGrid list={list} onChoose={toggle} choiceOf={several && choiceOf} />
        <Nothing list={list} />
      </ScrollArea>
      <Flex gap="3" justify="end" mt="4">
        <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
        {several && (
          <Button type="button" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {t('add', { count: chosen.length })}
          </Button>
        )}
      </Flex>
    </OpenDialog>
  );
}

function Nothing({ list: { filter, isEmpty } }: { list: Files }) {
  if (!isEmpty) return null;
  if (filter.search) return <EmptyState title={t('noMatchTitle')} text={t('noMatchText')} />;
  return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
}
