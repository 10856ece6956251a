import { Button, Callout, Flex } from '@radix-ui/themes';
import { api } from '#renderer/only-us/api.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import type { SentPicture } from '../use-upload.ts';
import { t } from './texts.ts';

interface Props {
  sent: SentPicture;
  onChoose(picture: ShownPicture & { id: number }): void;
}

/** Asks which of two equal pictures is meant: the one that was there, and then the copy goes, or the copy. */
export function KnownPicture({ sent, onChoose }: Props) {
  const utils = api.useUtils();
  const remove = api.file.delete.useMutation({ onSettled: () => utils.file.invalidate() });
  const known = sent.duplicateOf;
  if (!known) return null;
  const { id, name, picture } = known;
  const useKnown = () => {
    remove.mutate({ id: sent.id });
    onChoose({ id, ...picture });
  };
  return (
    <Callout.Root color="amber" highContrast role="status" mb="4">
      <Callout.Text>{t('knownTitle', { name })}</Callout.Text>
      <Flex gap="2" wrap="wrap">
        <Button type="button" size="1" color="orange" onClick={useKnown}>
          {t('useKnown', { name })}
        </Button>
        <Button type="button" size="1" variant="soft" color="gray" onClick={() => onChoose(sent)}>
          {t('useCopy')}
        </Button>
      </Flex>
    </Callout.Root>
  );
}
