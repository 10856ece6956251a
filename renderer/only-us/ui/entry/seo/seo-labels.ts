import { common } from '../../common-texts.ts';
import { t } from './texts.ts';

/** The labels of the fields for search engines and shared links, where two versions are compared. */
export const seoLabels = {
  seoTitle: t('seoTitle'),
  seoDescription: t('seoDescription'),
  sharePictureId: t('sharePictureId'),
  noindex: t('noindex'),
};

/** How their values are formatted there. */
export const seoFormat = {
  sharePictureId: (id: number | null) => (id ? common('otherPicture') : ''),
  noindex: (isHidden: boolean) => t(isHidden ? 'isHidden' : 'isListed'),
};
