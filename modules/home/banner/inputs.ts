import * as z from 'zod/mini';
import { fileId, line, status, text } from '#lib/inputs.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

const buttonLink = text('Link', 500).check(
  z.refine(
    (link) => link === '' || leadsTo(link, 'page', 'http:', 'https:'),
    'Enter a page of this site, such as /packaging, or an address that begins with https://.',
  ),
);

const fields = z.strictObject({
  title: line('Title', 90),
  subtitle: text('Subtitle', 240),
  buttonLabel: text('Button label', 40),
  buttonLink,
  fileId,
  status,
});

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
export const bannerFields = fields.check(needsLink, needsLabel);

export type BannerFields = z.infer<typeof fields>;
