import { Button, Flex, Text, Tooltip } from '@radix-ui/themes';
import { t } from '#modules/gallery/type-texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/ui/ConfirmButton.tsx';
import { MoveButtons } from '#renderer/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/ui/SortableList.tsx';

/** A type as the screen has it. */
export interface GalleryType {
  id: number;
  name: string;
  version: number;
  pictures: number;
}

/** One type in the list. */
export function TypeRow({ type, moves, onEdit }: { type: GalleryType; moves: Moves; onEdit(): void }) {
  const { name, pictures } = type;
  const words = { drag: t('drag', { name }), earlier: t('earlier', { name }), later: t('later', { name }) };
  return (
    <Flex className="row" align="center" gap="4">
      <MoveButtons moves={moves} direction="column" words={words} />
      <Text weight="medium">{name}</Text>
      <Text color="gray" size="2">
        {t('pictures', { count: pictures })}
      </Text>
      <Flex ml="auto" gap="2">
        <Button variant="soft" color="gray" onClick={onEdit}>
          {t('rename')}
        </Button>
        <DeleteType type={type} />
      </Flex>
    </Flex>
  );
}

function DeleteType({ type: { id, name, pictures } }: { type: GalleryType }) {
  const utils = api.useUtils();
  const remove = api.galleryType.delete.useMutation({
    onSuccess: () => toast(t('deleted'), 'success'),
    onSettled: () => utils.galleryType.invalidate(),
  });
  const button = (
    <Button variant="soft" color="red" disabled={pictures > 0}>
      {t('delete')}
    </Button>
  );
  if (pictures > 0) {
    return <Tooltip content={t('used', { count: pictures })}>{button}</Tooltip>;
  }
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      onConfirm={() => remove.mutateAsync({ id })}
    >
      {button}
    </ConfirmButton>
  );
}
