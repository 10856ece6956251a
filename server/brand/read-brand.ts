import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownIn } from '#database/shown-picture.ts';
import { brands, files } from '#database/tables.ts';
import { isOwnColor } from '#lib/brand.ts';

/** Nothing is set on a new site. */
export type Brand = ReturnType<typeof readBrand>;

const { id, name, logoId, logoOnDarkId, markId, shareCardId, createdAt, updatedAt, version, ...facts } =
  getTableColumns(brands);

const [logo, logoOnDark, mark, shareCard] = [
  alias(files, 'logo'),
  alias(files, 'logo_on_dark'),
  alias(files, 'mark'),
  alias(files, 'share_card'),
] as const;

const theBrand = preparedQuery((db) =>
  db
    .select({
      facts,
      logo: shownIn(logo),
      logoOnDark: shownIn(logoOnDark),
      mark: shownIn(mark),
      shareCard: shownIn(shareCard),
    })
    .from(brands)
    .leftJoin(logo, eq(logo.id, logoId))
    .leftJoin(logoOnDark, eq(logoOnDark.id, logoOnDarkId))
    .leftJoin(mark, eq(mark.id, markId))
    .leftJoin(shareCard, eq(shareCard.id, shareCardId)),
);

export function readBrand(db: Queries) {
  const row = theBrand(db).get();
  if (!row) throw new Error('The database holds no brand, which a migration puts there.');
  const { facts, ...pictures } = row;
  return { ...facts, ...pictures, color: isOwnColor(facts.color) ? facts.color : '' };
}
