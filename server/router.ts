import { modules } from '#modules/index.ts';
import { userRouter } from './auth/user-router.ts';
import { fileRouter } from './files/router.ts';
import type { SiteModule } from './module.ts';
import { searchRouter } from './search/router.ts';
import { siteRouter } from './site/router.ts';
import { createCaller, router } from './trpc.ts';

type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Module = (typeof modules)[number];
// Without any module there is nothing to put together.
type ModuleRouters = [Module] extends [never] ? object : Both<NonNullable<Module['routers']>>;

const routers = (modules as readonly SiteModule[]).map((module) => module.routers);
const moduleRouters = Object.assign({}, ...routers) as ModuleRouters;

/** The whole API: the site's own routers and those of every module. */
export const appRouter = router({
  user: userRouter,
  file: fileRouter,
  search: searchRouter,
  site: siteRouter,
  ...moduleRouters,
});

export type AppRouter = typeof appRouter;

/** Calls the API on the server with a context: same validation and permissions as over the wire. */
export const callerOf = createCaller(appRouter);

/** The API as pages and modules on the server see it. */
export type Api = ReturnType<typeof callerOf>;
