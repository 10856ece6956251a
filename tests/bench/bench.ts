// `npm run bench`: benchmarks, mostly as ratios to a bare node:http server measured alternately. docs/benchmarks.md has
// the figures of an idle machine. `npm run bench -- --against <commit or folder>` compares with another checkout instead.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { print } from './print.ts';

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    posts: { type: 'string' },
    'against-posts': { type: 'string' },
    rows: { type: 'string' },
    rounds: { type: 'string' },
  },
});

print('load of the machine', '', loadavg()[0]?.toFixed(1) ?? '');
if (values.against !== undefined || values['against-posts'] !== undefined) {
  const { compareCheckouts } = await import('./against/compare.ts');
  await compareCheckouts(values);
} else {
  await import('./pages.ts');
  await import('./statistics.ts');
  await import('./calls.ts');
  await import('./process.ts');
  await import('./search.ts');
  await import('./lists.ts');
  await import('./blocking.ts');
  await import('./images.ts');
  await import('./typing.ts');
}
