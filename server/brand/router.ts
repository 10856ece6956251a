import type { Queries } from '#database/client.ts';
import { brands, site } from '#database/tables.ts';
import { type BrandFields, brandChange, defaultBrand } from '#lib/brand.ts';
import { createEntry, updateEntry } from '../content/entries.ts';
import { savedMeanwhile } from '../content/errors.ts';
import { entryExists } from '../content/read-entry.ts';
import { readSettings } from '../site/settings.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { brandType } from './brand-type.ts';
import { readBrand } from './read-brand.ts';
import { recolorStarterPictures } from './starter-pictures.ts';
import { stylesheetAddress } from './stylesheet.ts';

/** `brand`: the company behind the site, for its back-office screen. */
export const brandRouter = router({
  /** What was entered, and the pictures to show. Version 0: nothing was saved yet. */
  get: administratorProcedure.query(({ ctx: { db } }) => {
    const { logo, logoOnDark, mark, shareCard } = readBrand(db);
    return { ...entered(db), pictures: { logo, logoOnDark, mark, shareCard }, specimens };
  }),

  update: administratorProcedure
    .meta({ changesPublic: true })
    .input(brandChange)
    .mutation(({ ctx, input: { version, name, ...values } }) => {
      ctx.db.transaction((tx) => {
        const change = { user: ctx.user.id, now: ctx.now() };
        if (version > 0) updateEntry(tx, brandType, { id: 1, version, ...values }, change);
        else if (entryExists(tx, brandType, 1)) throw savedMeanwhile();
        else createEntry(tx, brandType, values, change);
        // Not a change of the settings, which somebody else may be editing.
        tx.update(site).set({ name }).run();
      });
      void recolorStarterPictures(ctx);
    }),
});

// What the form shows typefaces in.
const specimens = (['serif', 'grotesque'] as const).flatMap(
  (typeface) => stylesheetAddress({ color: '', typeface }) ?? [],
);

function entered(db: Queries): { version: number; fields: BrandFields } {
  const { name } = readSettings(db);
  const row = db.select().from(brands).get();
  if (!row) return { version: 0, fields: { name, ...defaultBrand } };
  const { id: _, version, createdAt: __, updatedAt: ___, ...fields } = row;
  return { version, fields: { name, ...fields } };
}
