import type { modules } from '#modules/index.ts';
import './register-modules.ts';
import { accountProcedures } from './auth/account-procedures.ts';
import { secondFactorRouter } from './auth/second-factor/router.ts';
import { userRouter } from './auth/user-router.ts';
import { brandType } from './content/declared-types.ts';
import { linkRouter } from './content/links/router.ts';
import { paletteRouter } from './content/palette/router.ts';
import { singleProcedures } from './content/procedures.ts';
import { contentRouter } from './content/router.ts';
import { fileRouter } from './files/router.ts';
import { type Routers, siteModules } from './module/registry.ts';
import { notificationProcedures } from './notifications/procedures.ts';
import { searchRouter } from './search/router.ts';
import { siteProcedures } from './site/router.ts';
import { createCaller, router } from './trpc.ts';

type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Part<Module, Name extends string> = Module extends Record<Name, infer Value> ? Value : never;
// Without any module there is nothing to merge.
type Merged<Parts> = [Parts] extends [never] ? object : Both<Parts>;
type OfModules<Name extends string> = Merged<Part<(typeof modules)[number], Name>>;

const moduleRouters = Object.assign({}, ...siteModules.map(({ routers }) => routers)) as OfModules<'routers'>;
const moreOfSite = Object.assign(
  {},
  ...siteModules.map(({ siteProcedures }) => siteProcedures),
) as OfModules<'siteProcedures'>;

export const appRouter = router({
  user: userRouter,
  account: router({ ...accountProcedures, ...notificationProcedures }),
  secondFactor: secondFactorRouter,
  file: fileRouter,
  search: searchRouter,
  site: router({ ...siteProcedures, ...moreOfSite }),
  brand: router(singleProcedures(brandType)),
  link: linkRouter,
  palette: paletteRouter,
  content: contentRouter(moduleRouters as Routers),
  ...moduleRouters,
});

export type AppRouter = typeof appRouter;

/** Calls the API on the server, with the same validation and permissions. */
export const callerOf = createCaller(appRouter);
