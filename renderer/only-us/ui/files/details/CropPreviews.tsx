import type { CSSProperties } from 'react';
import type { ShownPicture } from '#database/shown-picture.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Picture } from '#renderer/ui/Picture.tsx';
import { t } from './texts.ts';

const crops = {
  wide: 12 / 5,
  banner: 8 / 7,
  card: 4 / 3,
  square: 1,
  share: 1200 / 630,
};

export function CropPreviews({ picture }: { picture: ShownPicture }) {
  return (
    <ul className="crop-previews" aria-label={t('crops')}>
      {Object.entries(crops).map(([crop, ratio]) => (
        <li key={crop} style={{ '--ratio': ratio } as CSSProperties}>
          <div className="cover">
            <Picture picture={{ ...picture, alt: '' }} sizes="240px" />
          </div>
          <Muted as="span">{t(crop as keyof typeof crops)}</Muted>
        </li>
      ))}
    </ul>
  );
}
