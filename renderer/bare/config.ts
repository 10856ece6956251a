import type { Config } from 'vike/types';
import { Head } from './Head.tsx';
import { Layout } from './Layout.tsx';

// Pages without header and footer: errors and sign-in, as HTML without any script.
export default {
  filesystemRoutingRoot: '/',
  hydrate: false,
  Head,
  Layout,
  lang: 'en',
} satisfies Config;
