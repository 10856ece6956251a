import { Button, Flex, Text } from '@radix-ui/themes';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { DuplicateFile } from '../use-upload.ts';
import { t } from './texts.ts';

interface Props {
  known: DuplicateFile;
  onUse?(): void;
  onShow?(): void;
  onStore(): void;
}

/** Says which file is the same as one that was to be sent, and asks what to do. */
export function DuplicateRow({ known: { name, picture }, onUse, onShow, onStore }: Props) {
  return (
    <Flex className="upload-note" gap="3" align="center">
      <Picture picture={{ ...picture, alt: '' }} sizes="64px" />
      <Flex direction="column" gap="2" align="start">
        <Text size="2" role="status">
          {t('known', { name })}
        </Text>
        <Flex gap="2" wrap="wrap">
          {onUse && (
            <Button size="1" onClick={onUse}>
              {t('useKnown', { name })}
            </Button>
          )}
          {onShow && (
            <Button size="1" onClick={onShow}>
              {t('showKnown', { name })}
            </Button>
          )}
          <Button size="1" variant="soft" color="gray" onClick={onStore}>
            {t('storeAnyway')}
          </Button>
        </Flex>
      </Flex>
    </Flex>
  );
}
