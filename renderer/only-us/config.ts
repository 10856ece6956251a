import type { Config } from 'vike/types';
import { interfaceLanguage } from '#lib/interface-language.ts' with { type: 'vike:pointer' };
import { guard } from './guard.ts' with { type: 'vike:pointer' };
import { Head } from './Head.tsx';
import { Layout } from './Layout.tsx';
import { data } from './prefetch-queries.ts' with { type: 'vike:pointer' };
import { startProgress, stopProgress } from './progress.ts' with { type: 'vike:pointer' };
import { title } from './titles.ts' with { type: 'vike:pointer' };
import { Wrapper } from './Wrapper.tsx';

// The back office: React in the browser, for people who are signed in.
export default {
  filesystemRoutingRoot: '/only-us',
  guard,
  data,
  Head,
  Layout,
  Wrapper,
  title,
  lang: interfaceLanguage,
  onPageTransitionStart: startProgress,
  onPageTransitionEnd: stopProgress,
  csp: { nonce: true },
  passToClient: ['user', 'site', 'brand', 'fileSettings', 'sidebar', 'areas', 'sendsLinks'],
} satisfies Config;
