import type { Config } from 'vike/types';
import client from './client.ts' with { type: 'vike:pointer' };
import { guard } from './guard.ts' with { type: 'vike:pointer' };
import { Head } from './Head.tsx';
import { Layout } from './Layout.tsx';
import { languageOf } from './language.ts' with { type: 'vike:pointer' };
import { onBeforeRender } from './load-footer.ts' with { type: 'vike:pointer' };
import { description, title } from './meta.ts' with { type: 'vike:pointer' };

// Pages for visitors: header, content, footer, as HTML with one small script.
export default {
  filesystemRoutingRoot: '/',
  hydrate: false,
  // To TypeScript a pointer is what it points to; to Vike it is an address.
  client: String(client),
  guard,
  Head,
  Layout,
  onBeforeRender,
  lang: languageOf,
  title,
  description,
} satisfies Config;
