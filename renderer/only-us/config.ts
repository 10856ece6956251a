import type { Config } from 'vike/types';
import { guard } from './guard.ts' with { type: 'vike:pointer' };
import { Layout } from './Layout.tsx';
import { Wrapper } from './Wrapper.tsx';

// The back office: React in the browser, for people who are signed in.
export default {
  filesystemRoutingRoot: '/only-us',
  guard,
  Layout,
  Wrapper,
  csp: { nonce: true },
  passToClient: ['user', 'site', 'fileSettings', 'sidebar'],
} satisfies Config;
