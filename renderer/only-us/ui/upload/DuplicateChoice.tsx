import { Flex, Text } from '@radix-ui/themes';
import type { DuplicateFile } from '../use-upload.ts';
import { RowButton } from './RowButton.tsx';
import { t } from './texts.ts';

interface Props {
  known: DuplicateFile;
  onUse?: (() => void) | undefined;
  onShow?: (() => void) | undefined;
  onStore(): void;
}

/** Says which file is the same as one that was to be sent, and asks what to do. */
export function DuplicateChoice({ known: { name }, onUse, onShow, onStore }: Props) {
  return (
    <Flex direction="column" gap="2" align="start">
      <Text size="2" role="status">
        {t('known', { name })}
      </Text>
      <Flex gap="2" wrap="wrap">
        {onUse && <RowButton label={t('useOne', { name })} text={t('use')} isMain onClick={onUse} />}
        {onShow && <RowButton label={t('showOne', { name })} text={t('show')} isMain onClick={onShow} />}
        <RowButton text={t('storeAnyway')} onClick={onStore} />
      </Flex>
    </Flex>
  );
}
