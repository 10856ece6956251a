import type { Config } from 'vike/types';
import { languageOf } from '#renderer/public/language.ts' with { type: 'vike:pointer' };
import { title } from '#renderer/public/meta.ts' with { type: 'vike:pointer' };
import { Head, Layout } from './Layout.tsx';

// Pages without header and footer, in HTML without script.
export default {
  filesystemRoutingRoot: '/',
  hydrate: false,
  Head,
  Layout,
  title,
  // Signing in is part of the back office.
  language: 'en',
  lang: languageOf,
} satisfies Config;
