import { Flex } from '@radix-ui/themes';
import type { Pictures, ShownPicture } from '#database/shown-picture.ts';
import { api } from '#renderer/only-us/api.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { t } from './texts.ts';

interface Props {
  before: unknown;
  after: unknown;
  pictures: Pictures;
}

/** The pictures of two versions, by id: those removed, those added, and those in both where their order changed. */
export function PictureDifference({ pictures, ...versions }: Props) {
  const [before, after] = [idsIn(versions.before), idsIn(versions.after)];
  const removed = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  const all = removed.length + added.length === 0 ? { before, after } : { before: removed, after: added };
  const row = (ids: number[]) => ids.map((id) => <VersionPicture key={id} id={id} picture={pictures[id]} />);
  return (
    <Flex wrap="wrap" gap="4" className="history-pictures">
      {all.before.length > 0 && (
        <del>
          <span>{t('deleted')}</span> {row(all.before)}
        </del>
      )}
      {all.after.length > 0 && (
        <ins>
          <span>{t('inserted')}</span> {row(all.after)}
        </ins>
      )}
    </Flex>
  );
}

function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number' && id > 0) as number[];
}

interface VersionPictureProps {
  id: number;
  /** Left out, the server is asked: it may be one that was just chosen, or one that was deleted. */
  picture?: ShownPicture;
  alt?: string | null;
}

export function VersionPicture({ id, picture, alt }: VersionPictureProps) {
  const { data, isError } = api.file.get.useQuery({ id }, { enabled: !picture, retry: false });
  const shown = picture ?? data?.picture;
  if (shown) return <Picture picture={{ ...shown, alt: alt ?? shown.alt }} sizes="240px" />;
  return isError ? <span className="gone">{t('pictureGone')}</span> : null;
}
