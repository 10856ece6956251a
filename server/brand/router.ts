import { singleProcedures } from '../content/procedures.ts';
import { brandType } from '../site/entry-types.ts';
import { router } from '../trpc.ts';

/** `brand`: the company behind the site. */
export const brandRouter = router(singleProcedures(brandType));
