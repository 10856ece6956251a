import { Button, Flex, ScrollArea, Text } from '@radix-ui/themes';
import { type RefObject, useId, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import type { Takes } from '#server/files/file-kind.ts';
import { EmptyState } from '../base/EmptyState.tsx';
import { OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { FileFacts, FilesGrid } from './FilesGrid.tsx';
import { FilesToolbar } from './FilesToolbar.tsx';
import { type FileFilter, firstPage, type ListedFile } from './file.ts';
import { t, uploadLabels } from './texts.ts';
import { UploadButton } from './UploadButton.tsx';
import { useFiles } from './use-files.ts';
import type { ChosenPicture } from './use-upload.ts';

interface Props {
  takes?: Takes;
  /** For several: the ids of those present, and how many more fit. */
  several?: { there: number[]; room: number; action?: 'insert' };
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
  const factsId = useId();
  const [shownId, setShownId] = useState(0);
  const files = list.query.data?.files ?? [];
  const shown = files.find(({ id }) => id === shownId) ?? files[0];
  return (
    <OpenDialog
      title={t(several ? 'chooseSeveral' : titles[takes])}
      maxWidth="1120px"
      onClose={onClose}
      onClosed={(restore) => {
        restore();
        if (chosen.length > 0) next?.current?.focus();
      }}
    >
      <FilesToolbar list={list}>
        <Flex ml="auto" gap="2">
          <UploadButton
            label={t(several ? 'uploadSeveral' : uploadLabels[takes])}
            takes={takes}
            several={Boolean(several)}
            onStored={add}
          />
        </Flex>
      </FilesToolbar>
      <div className="files-chooser">
        <ScrollArea className="files-scroll" scrollbars="vertical">
          <FilesGrid
            list={list}
            onChoose={toggle}
            choiceOf={several && choiceOf}
            facts={{ id: factsId, shown, show: ({ id }) => setShownId(id) }}
          />
          {list.isEmpty && (
            <EmptyState
              title={t(filter.search ? 'noMatchTitle' : 'emptyTitle')}
              text={t(filter.search ? 'noMatchText' : 'emptyText')}
            />
          )}
        </ScrollArea>
        <Flex className="files-facts" direction="column" gap="1" minWidth="0" minHeight="136px" id={factsId}>
          {shown && (
            <>
              <Text size="2" weight="medium" dir="auto">
                {shown.title ?? shown.name}
              </Text>
              <FileFacts file={shown} />
            </>
          )}
        </Flex>
      </div>
      <Flex gap="3" justify="end" mt="4">
        <QuietButton onClick={onClose}>{localize('Cancel')}</QuietButton>
        {several && (
          <Button type="button" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {t(several.action ?? 'add', { count: chosen.length })}
          </Button>
        )}
      </Flex>
    </OpenDialog>
  );
}
