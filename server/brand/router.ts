import { singleProcedures } from '../content/procedures.ts';
import { brandType } from '../site/entry-types.ts';
import { administratorProcedure, router } from '../trpc.ts';
import { stylesheetAddress } from './stylesheet.ts';

/** `brand`: the company behind the site. */
export const brandRouter = router({
  ...singleProcedures(brandType),
  /** Style sheets with the typefaces to choose from. */
  getSpecimens: administratorProcedure.query(() => specimens),
});

const specimens = (['serif', 'grotesque'] as const).flatMap(
  (typeface) => stylesheetAddress({ color: '', typeface }) ?? [],
);
