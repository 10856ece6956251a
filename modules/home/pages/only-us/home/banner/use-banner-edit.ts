import { type BannerFields, bannerFields } from '#modules/home/banner/inputs.ts';
import { t } from '#modules/home/banner/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { type Edit, useEdit } from '#renderer/ui/form/use-edit.ts';
import type { Banner } from './banner.ts';

const newBanner: BannerFields = {
  title: '',
  subtitle: '',
  buttonLabel: '',
  buttonLink: '',
  fileId: 0,
  status: 'published',
};

const names = {
  title: t('title'),
  subtitle: t('subtitle'),
  buttonLabel: t('buttonLabel'),
  buttonLink: t('buttonLink'),
  fileId: t('picture'),
  status: t('active'),
};

/** The form of a banner, or of a new one. */
export function useBannerEdit(banner: Banner | null): Edit<BannerFields> {
  return useEdit<BannerFields>({
    rules: bannerFields,
    saved: { version: banner?.version ?? 0, values: banner ? valuesOf(banner) : newBanner },
    draft: `banner ${banner?.id ?? 'new'}`,
    names,
    tell: {
      fileId: () => common('otherPicture'),
      status: (status) => t(status === 'published' ? 'shown' : 'hidden'),
    },
  });
}

function valuesOf({ title, subtitle, buttonLabel, buttonLink, fileId, status }: Banner): BannerFields {
  return { title, subtitle, buttonLabel, buttonLink, fileId, status };
}
