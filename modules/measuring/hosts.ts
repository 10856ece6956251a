import type { Sources } from '#server/http/security-headers.ts';

const [manager, anyManager] = ['https://www.googletagmanager.com', 'https://*.googletagmanager.com'];
const analytics = ['https://*.google-analytics.com', anyManager];
const adScripts = [
  ...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  ...['https://pagead2.googlesyndication.com', 'https://www.google.com', manager],
];
const ads = [...adScripts, 'https://google.com', 'https://www.google.co.id'];

// https://developers.google.com/tag-platform/security/guides/csp, without Google Signals
const G: Sources = {
  'script-src': [anyManager],
  'img-src': analytics,
  'connect-src': [...analytics, 'https://*.analytics.google.com'],
};
const AW: Sources = {
  ...{ 'script-src': adScripts, 'img-src': ads, 'connect-src': ads },
  'frame-src': [manager, 'https://td.doubleclick.net'],
};

// https://developers.facebook.com/docs/meta-pixel/get-started
const facebook = 'https://www.facebook.com';
const scripts = ['https://connect.facebook.net'];
const pixel: Sources = {
  'script-src': scripts,
  'img-src': [facebook],
  'connect-src': [...scripts, facebook],
};

/** By the beginning of an id. A container loads tags of the other two kinds; the number of a pixel has none. */
const sources: Record<string, Sources[]> = { G: [G], AW: [AW], GTM: [G, AW] };

/** The sources that the Content-Security-Policy must allow for these ids, and no more. */
export const sourcesFor = (ids: string[]): Sources[] =>
  ids.flatMap((id) => sources[id.split('-', 1)[0] ?? ''] ?? [pixel]);
