import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

// https://vike.dev/config: what holds for every page of the site and of every module.
export default {
  extends: [vikeReact],
  stream: false,
  title: 'Vinci',
  meta: {
    // `hydrate: false` keeps React on the server: the page goes out as HTML alone.
    hydrate: {
      env: { config: true },
      effect({ configValue }) {
        if (configValue !== false) return;
        const onServer = { env: { server: true } };
        return {
          meta: { Page: onServer, Layout: onServer, Wrapper: onServer, title: onServer, lang: onServer },
        };
      },
    },
    // Who may open a page of the back office. The guard reads it.
    area: { env: { server: true } },
    fitsPhones: { env: { server: true, client: true } },
    // Data of a screen of the back office for its first paint.
    list: { env: { server: true } },
    entry: { env: { server: true } },
    queries: { env: { server: true } },
    description: { env: { server: true } },
    // The page cache reads these two before a page is loaded.
    parameters: { env: { server: true }, eager: true },
    noindex: { env: { server: true }, eager: true },
    language: { env: { server: true } },
  },
} satisfies Config;
