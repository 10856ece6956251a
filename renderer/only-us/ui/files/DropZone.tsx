import { Box, Button, Text } from '@radix-ui/themes';
import { type DragEvent, useRef, useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
import { Muted } from '../base/Muted.tsx';
import { useWindowEvent } from '../base/use-window-event.ts';
import { t } from './upload-texts.ts';
import { accepted } from './use-upload.ts';

interface Props {
  takes: Takes;
  isSmall: boolean;
  onFiles(files: File[]): void;
}

export function DropZone({ takes, isSmall, onFiles }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    if (list && list.length > 0) onFiles([...list]);
  };
  useWindowEvent('paste', (event) => take(event.clipboardData?.files));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // Dropping is one more way: the button inside is for everybody.
    <Box
      className="upload-drop"
      px={isSmall ? '3' : '4'}
      py={isSmall ? '3' : '6'}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Text as="p">
        {t(takes === 'pictures' ? 'dropHere' : 'dropAnyHere')}{' '}
        <Button variant="soft" onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </Text>
      {!isSmall && <Muted mt="2">{t(takes === 'pictures' ? 'hint' : 'hintAll')}</Muted>}
      <input
        ref={input}
        type="file"
        aria-label={t('choose')}
        multiple
        hidden
        accept={accepted[takes]}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = ''; // the same files may be chosen again
        }}
      />
    </Box>
  );
}
