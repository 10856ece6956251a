import { Badge, Button, Card, Flex, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { Pending } from '#renderer/only-us/ui/entry/Pending.tsx';
import { ScheduleButton } from '#renderer/only-us/ui/entry/publish/ScheduleButton.tsx';
import { useDeleteEntry } from '#renderer/only-us/ui/entry/use-delete-entry.ts';
import { usePublish } from '#renderer/only-us/ui/entry/use-publish.ts';
import { opens } from '#renderer/only-us/ui/form/steps.ts';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { GalleryPicture } from './picture.ts';

interface Props {
  picture: GalleryPicture;
  moves: Moves;
  /** Selects it. */
  box: ReactNode;
  onEdit(): void;
}

/** One picture in the grid with all that can be done with it. */
export function PictureCard({ picture, moves, box, onEdit }: Props) {
  const { title, type, status } = picture;
  const words = {
    drag: t('drag', { title }),
    earlier: t('earlier', { title }),
    later: t('later', { title }),
  };
  return (
    <Card asChild>
      <article className="gallery-card" aria-label={title}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut to the button Edit */}
        <div className="gallery-card-picture tile-picture" onClick={onEdit}>
          {picture.picture && <Picture picture={{ ...picture.picture, alt: '' }} sizes="320px" />}
          <Badge highContrast variant="outline" color={status === 'published' ? 'green' : 'gray'}>
            {t(status)}
          </Badge>
        </div>
        <Flex gap="2" mt="2" align="center">
          {box}
          <Text as="p" weight="medium" className="gallery-card-title">
            {title}
          </Text>
        </Flex>
        <Flex align="center" gap="2" justify="between">
          <Text size="2" color="gray" truncate>
            {type}
          </Text>
          <MoveButtons moves={moves} direction="row" name={title} words={words} />
        </Flex>
        <Pending type="gallery" id={picture.id} isLive={status === 'published'} />
        <Flex gap="2" wrap="wrap" mt="auto" pt="2">
          <PublishButton picture={picture} />
          <ScheduleButton type="gallery" entry={picture} name={title} size="1" />
          <Button size="1" variant="soft" color="gray" onClick={onEdit} {...opens(picture.id)}>
            {t('edit')}
          </Button>
          <DeleteButton picture={picture} />
        </Flex>
      </article>
    </Card>
  );
}

function PublishButton({ picture: { id, title, status } }: { picture: GalleryPicture }) {
  const { publish, isPending } = usePublish('gallery', { id, name: title });
  return (
    <Button
      size="1"
      variant={status === 'draft' ? 'solid' : 'soft'}
      loading={isPending}
      onClick={() => publish(status === 'draft')}
    >
      {t(status === 'draft' ? 'publish' : 'unpublish')}
    </Button>
  );
}

function DeleteButton({ picture: { id, title } }: { picture: GalleryPicture }) {
  const remove = useDeleteEntry('gallery', { id, name: title });
  return (
    <ConfirmButton
      title={t('deleteTitle', { title })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      onConfirm={remove}
    >
      <Button size="1" variant="soft" color="red">
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
