import * as z from 'zod';
import { oneLine } from '#lib/inputs.ts';
import { say } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import { importTargets } from '#server/content/points.ts';
import { offered } from '#server/module/registry.ts';

const areas = () => [...offered(importTargets).map(({ type }) => type.name), 'none'];
const isArea = (name: string) => areas().includes(name);

const named = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(200), value)
    .refine((all) => Object.keys(all).length <= 2000, 'Maximum 2000 choices.')
    .default({});

/** What the owner decides about an import, by the names of the old site. What isn't named goes where it usually does. */
export const choicesSchema = z.strictObject({
  /** Types: what their entries become, or `none` to leave them out. */
  types: named(
    z
      .string()
      .max(80)
      .refine(isArea, { error: () => say('Choose one of: {areas}.', { areas: areas().join(', ') }) }),
  ),
  /** Categories by their slugs: one of ours by its id, or `none`. */
  categories: named(z.union([z.int().positive(), z.literal('none')])),
  /** Authors by their logins: the name that visitors read. */
  authors: named(z.string().check(oneLine).max(80)),
  /** Shortcodes that are left out with the text between them; of others that text stays. */
  shortcodes: named(z.literal('none')),
  /** The language of texts that don't say it; null for the one of the export. */
  language: z.enum(languages).nullable().default(null),
  /** The page, by its slug, whose place the home page takes: its addresses lead there, and it is a draft. */
  frontPage: z.string().max(200).default(''),
  /** Pictures that texts show from other sites are fetched from there. */
  otherHosts: z.boolean().default(false),
  /** Everything as drafts, to publish it later. */
  asDrafts: z.boolean().default(false),
});

export const byChoice = 'You chose to leave it out.';

export type Choices = z.infer<typeof choicesSchema>;

/** Whether the home page replaces the entry. */
export function isFrontPage({ type, slug }: { type: string; slug: string }, { frontPage }: Choices): boolean {
  return type === 'page' && slug === frontPage;
}

export const noChoices: Choices = choicesSchema.parse({});

/** `none` and names as an operator types them: `product=none,event=blog`. */
export function pairsIn(typed: string | undefined): Record<string, string | number> {
  const pairs = (typed ?? '').split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      const said = value.join('=').trim();
      return [name.trim(), /^\d+$/.test(said) ? Number(said) : said];
    }),
  );
}
