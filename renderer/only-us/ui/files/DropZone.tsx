import { Button, Text } from '@radix-ui/themes';
import { type DragEvent, useEffect, useRef, useState } from 'react';

import type { Takes } from '#server/files/file-kind.ts';
import { Muted } from '../Muted.tsx';
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
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => latest.current(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside is for everybody
    <div
      className="upload-drop"
      data-over={over || undefined}
      data-small={isSmall || undefined}
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
    </div>
  );
}
