import * as z from 'zod/mini';
import { fileId, line, text } from '#lib/inputs.ts';
import { leadsTo } from '#lib/rich-text/links.ts';

const website = text('Website', 300).check(
  z.refine(
    (link) => link === '' || leadsTo(link, 'http:', 'https:'),
    'Enter the full address, such as https://www.example.com.',
  ),
);

/** What a person enters about a client of the company. */
export const clientFields = z.strictObject({ name: line('Name', 80), website, fileId });

export type ClientFields = z.infer<typeof clientFields>;
