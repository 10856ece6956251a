import type { ShownPicture } from '#server/files/shown-picture.ts';
import { useFileUrl } from './file-url.ts';

/** An uploaded picture. Its size is always told, so that nothing moves when it arrives; until then its colour shows. */
export function Picture({ picture, priority = false }: { picture: ShownPicture; priority?: boolean }) {
  const fileUrl = useFileUrl();
  const { width, height, alt, color } = picture;
  return (
    <img
      src={fileUrl(picture)}
      alt={alt}
      width={width}
      height={height}
      style={{ backgroundColor: color }}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
