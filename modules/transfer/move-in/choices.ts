import * as z from 'zod';
import { oneLine } from '#lib/inputs.ts';
import { localize } from '#lib/interface-language.ts';
import { languages } from '#lib/language.ts';
import type { ImportTarget } from '#server/content/import-targets.ts';
import { importTargets } from '#server/content/points.ts';
import { offered } from '#server/module/registry.ts';

const areas = () => [...offered(importTargets).map(({ type }) => type.name), 'none'];
const area = z
  .string()
  .max(80)
  .refine((name) => areas().includes(name), {
    error: () => localize('Choose one of: {areas}.', { areas: areas().join(', ') }),
  });

const named = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().max(200), value)
    .refine((all) => Object.keys(all).length <= 2000, 'Maximum 2000 choices.');

const base = z.string().trim().max(80);

/** Some options of an import, by the names of the old site. */
export const someChoices = z
  .strictObject({
    /** Our type for the entries of a type, or `none` to leave them out. */
    types: named(area),
    /** Categories by their slugs: one of ours by its id, or `none`. */
    categories: named(z.union([z.int().positive(), z.literal('none')])),
    authors: named(z.string().check(oneLine).max(80)),
    /** Shortcodes to remove with their content; others keep it. */
    shortcodes: named(z.literal('none')),
    language: z.enum(languages).nullable(),
    /** The slug of the page that the home page replaces: its addresses redirect there, and it becomes a draft. */
    frontPage: z.string().max(200),
    /** The old site's path before the slugs of categories and tags, when it isn’t `category` or `tag`. */
    categoryBase: base,
    tagBase: base,
    otherHosts: z.boolean(),
    asDrafts: z.boolean(),
    /** Whether an export that can't be read to its end is imported as far as it goes. */
    anyway: z.boolean(),
  })
  .partial();

export type Choices = Required<z.infer<typeof someChoices>>;

export const noChoices: Choices = {
  ...{ types: {}, categories: {}, authors: {}, shortcodes: {} },
  ...{ language: null, frontPage: '', categoryBase: '', tagBase: '' },
  ...{ otherHosts: false, asDrafts: false, anyway: false },
};

/** All options of an import. Anything not named gets the default. */
export const choicesSchema = someChoices.transform((some): Choices => ({ ...noChoices, ...some }));

export const byChoice = 'You chose to leave it out.';

export function isFrontPage({ type, slug }: { type: string; slug: string }, { frontPage }: Choices): boolean {
  return type === 'page' && slug === frontPage;
}

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

/** The type that entries of this kind become, if its module is there. */
export function targetFor(kind: string): ImportTarget | undefined {
  return offered(importTargets).find(({ of }) => of === kind);
}

export function targetOf(area: string): ImportTarget | undefined {
  return offered(importTargets).find(({ type }) => type.name === area);
}
