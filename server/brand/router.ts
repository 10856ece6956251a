import { singleProcedures } from '../content/procedures.ts';
import { brandType } from '../site/entry-types.ts';
import { administratorProcedure, router } from '../trpc.ts';

/** `brand`: the company behind the site. */
export const brandRouter = router({
  ...singleProcedures(brandType),
  /** Style sheets with the typefaces to choose from. */
  getSpecimens: administratorProcedure.query(async () => {
    // Only Vite knows where fonts are; tests load this router without it.
    const { stylesheetAddress } = await import('./stylesheet.ts');
    return specimens.flatMap((typeface) => stylesheetAddress({ color: '', typeface }) ?? []);
  }),
});

const specimens = ['serif', 'grotesque'] as const;
