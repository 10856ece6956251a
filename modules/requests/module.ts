import Inbox from 'lucide-react/icons/inbox';
import { productsOf } from '#server/content/products.ts';
import { type ModuleContext, publicForm, type SiteModule } from '#server/module.ts';
import { checkRequest } from './check-request.ts';
import { contactPath, requestsRoute, thanksPath } from './paths.ts';
import { requestRouter } from './router.ts';
import { storeRequest } from './store-request.ts';
import { countUnread, summary, waiting } from './summary.ts';

/** What visitors ask the company for. */
export const requests = {
  name: 'requests',
  routers: { request: requestRouter },
  menu: {
    onlyUs: [
      {
        label: 'Requests',
        route: requestsRoute,
        pathname: requestsRoute,
        order: 5,
        icon: Inbox,
        roles: ['administrator'],
        countUnread,
      },
    ],
  },
  forms: [
    publicForm({
      path: contactPath,
      check: checkRequest,
      store: (context, sent) => thanksPath(storeRequest(context, sent)),
    }),
  ],
  quote,
  sitemap: () => [{ path: contactPath }],
  summary,
  waiting,
} satisfies SiteModule;

// By the last part of its address, as far as no other product has the same.
function quote(context: ModuleContext, path: string): string {
  const products = productsOf(context);
  if (!products.some((product) => product.path === path)) return contactPath;
  const name = path.split('/').at(-1) ?? '';
  const [first] = products.filter((product) => product.path.endsWith(`/${name}`));
  return `${contactPath}?product=${first?.path === path ? name : encodeURIComponent(path)}`;
}
