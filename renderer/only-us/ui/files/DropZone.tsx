import { Text } from '@radix-ui/themes';
import type { Takes } from '#server/files/file-kind.ts';
import { DropArea, FileButton } from '../base/FileButton.tsx';
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
  const isForPictures = takes === 'pictures';
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData?.files.length) onFiles([...clipboardData.files]);
  });
  return (
    <DropArea className="upload-drop" px={isSmall ? '3' : '4'} py={isSmall ? '3' : '6'} onFiles={onFiles}>
      <Text as="p" align="center">
        {t(isForPictures ? 'dropHere' : 'dropAnyHere')}{' '}
        <FileButton label={t('choose')} accept={accepted[takes]} multiple onFiles={onFiles} />
      </Text>
      {!isSmall && (
        <Muted align="center" mt="2">
          {t(isForPictures ? 'hint' : 'hintAll')}
        </Muted>
      )}
    </DropArea>
  );
}
