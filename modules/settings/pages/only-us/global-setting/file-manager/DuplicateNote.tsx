import { Button, Flex, Text } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';

interface Props {
  /** The file that was just sent. */
  id: number;
  /** The one with the same bytes that was there before. */
  known: { id: number; name: string };
  onShow(fileId: number): void;
}

/** Says that a picture is there twice now, and offers to go back to one. */
export function DuplicateNote({ id, known, onShow }: Props) {
  const utils = api.useUtils();
  const remove = api.file.delete.useMutation({ onSettled: () => utils.file.invalidate() });
  const { name } = known;
  const say = remove.isSuccess ? t('copyRemoved') : t('known', { name });
  return (
    <Flex className="upload-note" direction="column" gap="2" align="start">
      <Text size="2" role="status">
        {say}
      </Text>
      <Flex gap="2" wrap="wrap">
        {!remove.isSuccess && (
          <Button size="1" variant="soft" loading={remove.isPending} onClick={() => remove.mutate({ id })}>
            {t('removeCopy')}
          </Button>
        )}
        <Button size="1" variant="soft" color="gray" onClick={() => onShow(known.id)}>
          {t('showKnown', { name })}
        </Button>
      </Flex>
    </Flex>
  );
}
