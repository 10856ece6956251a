import * as z from 'zod/mini';
import { fileId, id, line, version, words } from '../inputs.ts';
import { isSitePath, isWebAddress } from '../links.ts';

const buttonLink = words('Link', 500).check(
  z.refine(
    (link) => link === '' || isSitePath(link) || isWebAddress(link),
    'Enter a page of this site, such as /packaging, or an address that begins with https://.',
  ),
);

const fields = {
  title: line('Title', 90),
  subtitle: words('Subtitle', 240),
  buttonLabel: words('Button label', 40),
  buttonLink,
  fileId,
  active: z.boolean(),
};

interface Button {
  buttonLabel: string;
  buttonLink: string;
}

const needsLink = z.refine<Button>(({ buttonLabel, buttonLink }) => !buttonLabel || buttonLink !== '', {
  error: 'Where does the button lead? Enter its link, or clear its label.',
  path: ['buttonLink'],
});
const needsLabel = z.refine<Button>(({ buttonLabel, buttonLink }) => !buttonLink || buttonLabel !== '', {
  error: 'What does the button say? Enter its label, or clear its link.',
  path: ['buttonLabel'],
});

/** What a person enters about a banner. */
export const bannerFields = z.strictObject(fields).check(needsLink, needsLabel);

/** The same with the row and the version that the change started from. */
export const bannerChange = z.strictObject({ ...fields, id, version }).check(needsLink, needsLabel);

export type BannerFields = z.infer<typeof bannerFields>;
