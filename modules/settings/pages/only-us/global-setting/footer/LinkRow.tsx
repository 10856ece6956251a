import { Button, Flex, Text } from '@radix-ui/themes';
import { optimizedUrl } from '#lib/optimized.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { useDeleteEntry } from '#renderer/only-us/ui/entry/use-delete-entry.ts';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Icon, iconNamed } from '#renderer/public/Icon.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Link } from './footer.ts';

/** One link in its column: icon, name and target. */
export function LinkRow({ link, moves, onEdit }: { link: Link; moves: Moves; onEdit(): void }) {
  const { name, link: address } = link;
  return (
    <Flex className="row footer-row" align="center" gap="4">
      <MoveButtons moves={moves} direction="column" name={name} />
      <LinkImage link={link} />
      <div>
        <Text as="p" weight="medium">
          {name}
        </Text>
        <Text as="p" color="gray" size="2">
          {address}
        </Text>
      </div>
      <Flex ml="auto" gap="2" flexShrink="0">
        <Button type="button" variant="soft" color="gray" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <DeleteLink link={link} />
      </Flex>
    </Flex>
  );
}

function LinkImage({ link: { picture, staticImage } }: { link: Link }) {
  const src = useFileUrl()(picture);
  return (
    <span className="footer-image">
      {src ? <img src={optimizedUrl(src, 64)} alt="" /> : <Icon name={iconNamed(staticImage)} />}
    </span>
  );
}

function DeleteLink({ link: { id, name } }: { link: Link }) {
  const remove = useDeleteEntry('footerLink', { id, name });
  return (
    <ConfirmButton
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      onConfirm={remove}
    >
      <Button type="button" variant="soft" color="red" aria-label={t('deleteOf', { name })}>
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
