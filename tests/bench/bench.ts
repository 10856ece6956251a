// `npm run bench`: what the site costs, mostly as ratios to a bare node:http server measured by turns. Figures of a quiet
// machine stand in docs/benchmarks.md.
import { loadavg } from 'node:os';
import { print } from './print.ts';

print('load of the machine', '', loadavg()[0]?.toFixed(1) ?? '');
await import('./pages.ts');
await import('./calls.ts');
await import('./process.ts');
await import('./search.ts');
await import('./lists.ts');
await import('./blocking.ts');
await import('./images.ts');
