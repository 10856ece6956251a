import type { CSSProperties } from 'react';
import type { BrandTones } from '#lib/brand-colors.ts';
import { t } from './texts.ts';

/** A piece of a page in the tones of a colour. */
export function ColorPreview({ tones }: { tones: BrandTones }) {
  const style = {
    '--preview-main': tones.main,
    '--preview-on-main': tones.onMain,
    '--preview-deep': tones.deep,
    '--preview-button': tones.button,
    '--preview-on-button': tones.onButton,
    '--preview-on-ink': tones.onInk,
  } as CSSProperties;
  return (
    <div className="brand-preview" style={style} role="img" aria-label={t('preview')}>
      <div className="brand-preview-paper">
        <b>{t('previewTitle')}</b>
        <span>
          {t('previewText')} <u>{t('previewLink')}</u>.
        </span>
        <i>{t('previewButton')}</i>
      </div>
      <div className="brand-preview-main">{t('previewMark')}</div>
      <div className="brand-preview-ink">
        <u>{t('previewDark')}</u>
        <i>{t('previewButton')}</i>
      </div>
    </div>
  );
}
