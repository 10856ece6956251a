import { Flex, Text } from '@radix-ui/themes';
import { textsOf } from '#lib/content-type.ts';
import { optimizedUrl } from '#lib/optimized.ts';
import { footerLink } from '#modules/settings/footer/type.ts';
import { ListedMenu, OpenLink } from '#renderer/only-us/ui/entry/EntryRow.tsx';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import { Muted } from '#renderer/only-us/ui/Muted.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { Icon, iconNamed } from '#renderer/public/Icon.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Link } from './FooterForm.tsx';

interface Props {
  link: Link;
  moves: Moves;
  onEdit(id: number): void;
}

/** A link in its column, which opens wherever one clicks. */
export function LinkRow({ link, moves, onEdit }: Props) {
  const { id, name, link: address } = link;
  const listed = {
    ...({ type: 'footerLink', entry: { id }, name, opening: { open: onEdit } } as const),
    deleteText: textsOf(footerLink)('deleteText'),
  };
  return (
    <Flex asChild align="center" gap="4">
      <article className="row footer-row opens-whole" aria-label={name}>
        <LinkImage link={link} />
        <div>
          <Text as="p" weight="medium">
            <OpenLink {...listed} />
          </Text>
          <Muted>{address}</Muted>
        </div>
        <div className="on-hover">
          <MoveButtons moves={moves} direction="column" name={name} />
        </div>
        <ListedMenu {...listed} />
      </article>
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
