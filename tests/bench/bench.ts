// `npm run bench`: benchmarks, mostly as ratios to a bare node:http server measured alternately. docs/benchmarks.md has
// the figures of an idle machine.
import { loadavg } from 'node:os';
import { print } from './print.ts';

print('load of the machine', '', loadavg()[0]?.toFixed(1) ?? '');
await import('./pages.ts');
await import('./statistics.ts');
await import('./calls.ts');
await import('./process.ts');
await import('./search.ts');
await import('./lists.ts');
await import('./blocking.ts');
await import('./images.ts');
await import('./typing.ts');
