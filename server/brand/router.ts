import { singleProcedures } from '../content/procedures.ts';
import { brandType } from '../content/site-types.ts';
import { router } from '../trpc.ts';

export const brandRouter = router(singleProcedures(brandType));
