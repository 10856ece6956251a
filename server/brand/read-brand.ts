import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { type ShownPicture, shownIn } from '#database/shown-picture.ts';
import { brands, files } from '#database/tables.ts';
import { type BrandFields, isOwnColor } from '#lib/brand.ts';

type Facts = Omit<Required<BrandFields>, 'name' | 'logoId' | 'logoOnDarkId' | 'markId' | 'shareCardId'>;

/** Nothing is set on a new site. */
export interface Brand extends Facts {
  logo: ShownPicture | null;
  logoOnDark: ShownPicture | null;
  mark: ShownPicture | null;
  shareCard: ShownPicture | null;
}

const [logo, logoOnDark, mark, shareCard] = [
  alias(files, 'logo'),
  alias(files, 'logo_on_dark'),
  alias(files, 'mark'),
  alias(files, 'share_card'),
] as const;

const theBrand = preparedQuery((db) =>
  db
    .select({
      brand: brands,
      logo: shownIn(logo),
      logoOnDark: shownIn(logoOnDark),
      mark: shownIn(mark),
      shareCard: shownIn(shareCard),
    })
    .from(brands)
    .leftJoin(logo, eq(logo.id, brands.logoId))
    .leftJoin(logoOnDark, eq(logoOnDark.id, brands.logoOnDarkId))
    .leftJoin(mark, eq(mark.id, brands.markId))
    .leftJoin(shareCard, eq(shareCard.id, brands.shareCardId)),
);

export function readBrand(db: Queries): Brand {
  const row = theBrand(db).get();
  if (!row) throw new Error('The database holds no brand, which a migration puts there.');
  const { brand, ...pictures } = row;
  const { color, typeface, legalName, street, city, province, postalCode, phone, email, hours } = brand;
  const { coordinates, answerTime, contacts } = brand;
  return {
    color: isOwnColor(color) ? color : '',
    typeface,
    ...{ legalName, street, city, province, postalCode, coordinates, phone, email, hours },
    ...{ answerTime, contacts },
    ...pictures,
  };
}
