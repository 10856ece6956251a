import * as z from 'zod';
import { typeAreas } from '#lib/rights.ts';
import { officeProcedure, router } from '../../trpc.ts';
import { describeLinks } from './describe.ts';
import { findLinks } from './find.ts';

const office = officeProcedure('read', ...typeAreas);

const find = z.strictObject({ query: z.string().max(2000) });
const hrefs = z.strictObject({ hrefs: z.array(z.string().max(2000)).max(100) });

export const linkRouter = router({
  find: office.input(find).query(({ ctx, input }) => findLinks(ctx, input.query)),

  describe: office.input(hrefs).query(({ ctx, input }) => describeLinks(ctx, input.hrefs)),
});
