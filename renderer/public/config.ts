import type { Config } from 'vike/types';
import client from './client.ts' with { type: 'vike:pointer' };
import { guard } from './guard.ts' with { type: 'vike:pointer' };
import { Head } from './Head.tsx';
import { Layout } from './Layout.tsx';
import { languageOf } from './language.ts' with { type: 'vike:pointer' };
import { description, title } from './meta.ts' with { type: 'vike:pointer' };

// Pages with header and footer, in HTML with one small script.
export default {
  filesystemRoutingRoot: '/',
  hydrate: false,
  // Typed as what it points to, but Vike expects its address.
  client: String(client),
  guard,
  Head,
  Layout,
  lang: languageOf,
  title,
  description,
} satisfies Config;
