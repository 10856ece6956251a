// Part of `npm run bench`: uncached responses, on one connection: a page that has to be rendered, calls of the API, a
// session, saving and publishing.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import superjson from 'superjson';
import { buildIfNeeded } from '#bin/build.mjs';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { signIn } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';
import { cpuTimeOf } from './cpu-time.ts';
import { measureLoad, median, onServersCore, quantile } from './load.ts';
import { print } from './print.ts';
import { request } from './request.ts';

if (!(await buildIfNeeded())) process.exit(1);
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const newPost = {
  title: 'Palet',
  slug: 'palet-untuk-ekspor',
  category: 'TECHNOLOGY',
  language: 'id',
  coverId: null,
  excerpt: 'Kayu, plastik atau karton?',
  body: {
    type: 'doc',
    content: Array.from({ length: 40 }, () => paragraph('Palet kayu harus dipanaskan. '.repeat(8))),
  },
  author: 'Budi',
  status: 'published',
  publishedAt: null,
  location: '',
  employmentType: null,
  closesAt: null,
};

const site = await onServersCore(() => startSite());
const staff = { Cookie: await signIn(site.url, site), Origin: site.url };
try {
  print('one after the other', 'p50', 'p99', 'processor');
  await renderedHomePage();
  await again('a page with next to nothing on it', '/auth/signin', {});
  await again('a session', '/api/auth/session');
  await again('a list of posts of the API', `/api/trpc/blog.getAll?input=${inputOf({})}`);
  await again('a list of files with their uses', `/api/trpc/file.getPage?input=${inputOf({})}`);
  await again('a page of results', '/search/kemasan');
  await savedAndPublished();
} finally {
  await site.stop();
}

// Another process writes before each request, so that nothing is cached; the server only has to notice.
async function renderedHomePage() {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const [times, processor]: [number[], number[]] = [[], []];
  const warmUp = 1600;
  for (let round = 0; round < warmUp + 400; round += 1) {
    db.update(siteTable).set({ updatedAt: new Date() }).run();
    await wait(3);
    const before = cpuTimeOf(site.pid);
    const start = performance.now();
    const { headers } = await request(`${site.url}/`, { headers: { 'Accept-Encoding': 'br' } });
    times.push(performance.now() - start);
    processor.push(cpuTimeOf(site.pid) - before);
    if (!headers.includes('X-Request-Id')) throw new Error('The home page was not rendered');
  }
  db.$client.close();
  report('the home page, rendered and compressed', times.slice(warmUp), processor.slice(warmUp));
}

async function again(what: string, address: string, headers: Record<string, string> = staff) {
  const load = { headers, connections: 1, milliseconds: 4000 };
  await measureLoad(site.url + address, load); // V8 optimises what runs a thousand times
  const before = cpuTimeOf(site.pid);
  const { p50, p99, answered } = await measureLoad(site.url + address, load);
  const processor = (cpuTimeOf(site.pid) - before) / answered;
  print(`  ${what}`, `${p50.toFixed(2)} ms`, `${p99.toFixed(1)} ms`, `${processor.toFixed(2)} ms`);
}

async function savedAndPublished() {
  const saves: Timed = { took: [], processor: [] };
  const publications: Timed = { took: [], processor: [] };
  for (let round = 0; round < 60; round += 1) {
    const slug = `palet-${round}`;
    const { id } = (await call<{ id: number }>('blog.create', { ...newPost, slug, status: 'draft' })).value;
    const change = { ...newPost, slug, status: 'draft', id, version: 1, title: `Palet ${round}` };
    await timed(saves, () => call('blog.update', change));
    await timed(publications, () => call('blog.publish', { id }));
  }
  report('saving a post', saves.took.slice(10), saves.processor.slice(10));
  report('publishing it', publications.took.slice(10), publications.processor.slice(10));
}

interface Timed {
  took: number[];
  processor: number[];
}

async function timed({ took, processor }: Timed, mutation: () => Promise<{ took: number }>) {
  const before = cpuTimeOf(site.pid);
  took.push((await mutation()).took);
  processor.push(cpuTimeOf(site.pid) - before);
}

/** Calls a mutation. */
async function call<Output>(name: string, input: unknown) {
  const headers = { ...staff, 'Content-Type': 'application/json' };
  const body = superjson.stringify(input);
  const start = performance.now();
  const answer = await request(`${site.url}/api/trpc/${name}`, { method: 'POST', headers, body });
  const took = performance.now() - start;
  const text = answer.body.toString();
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${text}`);
  return { took, value: superjson.deserialize(JSON.parse(text).result.data) as Output };
}

function inputOf(input: unknown) {
  return encodeURIComponent(superjson.stringify(input));
}

function report(what: string, times: number[], processor?: number[]) {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  print(`  ${what}`, ms(median(times)), ms(quantile(times, 0.99)), processor ? ms(median(processor)) : '');
}
