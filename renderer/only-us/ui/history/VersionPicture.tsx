import { api } from '#renderer/only-us/api.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import { t } from './texts.ts';

interface Props {
  id: number;
  /** Left out, the server is asked: it may be one that was just chosen, or one that was deleted. */
  picture?: ShownPicture;
  /** Its alternative text where it is shown; null for the file's own. */
  alt?: string | null;
}

/** A picture of a version, or the words that it was deleted. */
export function VersionPicture({ id, picture, alt }: Props) {
  const { data, isError } = api.file.get.useQuery({ id }, { enabled: !picture, retry: false });
  const shown = picture ?? data?.picture;
  if (shown) return <Picture picture={{ ...shown, alt: alt ?? shown.alt }} sizes="240px" />;
  return isError ? <span className="gone">{t('pictureGone')}</span> : null;
}
