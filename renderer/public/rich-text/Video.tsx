import type { ShownPicture } from '#database/shown-picture.ts';
import { type Video as Place, playerOf, videoPage, videoSites } from '#lib/rich-text/video-address.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import { useWords } from '../language.ts';
import { partWords } from './words.ts';

interface Props {
  video: Place;
  title?: string | null;
  /** Shown until it starts. */
  poster?: ShownPicture;
}

/** A link to a video; `script/videos.ts` replaces it with the player, so that the other site isn’t contacted before. */
export function Video({ video, title, poster }: Props) {
  const t = useWords(partWords);
  return (
    <figure className="text-video" data-shape={video.shape ?? undefined}>
      <a href={videoPage(video)} data-player={playerOf(video)} rel="noopener">
        {poster && <Picture picture={{ ...poster, alt: '' }} sizes="(min-width: 48rem) 720px, 94vw" />}
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d="M25 20v24l20-12Z" />
        </svg>
        <span>
          <strong>{title || t('play')}</strong>
          <small>{t('from', { site: videoSites[video.site] })}</small>
        </span>
      </a>
    </figure>
  );
}
