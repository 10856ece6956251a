import { singleProcedures } from '../content/procedures.ts';
import { brandType } from '../site/entry-types.ts';
import { router } from '../trpc.ts';

export const brandRouter = router(singleProcedures(brandType));
