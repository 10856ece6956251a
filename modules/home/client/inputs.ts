import * as z from 'zod/mini';
import { fileId, id, line, version, words } from '../inputs.ts';
import { isWebAddress } from '../links.ts';

const website = words('Website', 300).check(
  z.refine(
    (link) => link === '' || isWebAddress(link),
    'Enter the whole address, such as https://www.example.com.',
  ),
);

/** What a person enters about a client of the company. */
export const clientFields = z.strictObject({ name: line('Name', 80), website, fileId });

/** The same with the row and the version that the change started from. */
export const clientChange = z.extend(clientFields, { id, version });

export type ClientFields = z.infer<typeof clientFields>;
