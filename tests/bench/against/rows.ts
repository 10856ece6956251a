import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import superjson from 'superjson';
import { naturalPhoto } from '#tests/pictures.ts';
import { cpuTimeOf } from '../cpu-time.ts';
import { measureLoad } from '../load.ts';
import { request } from '../request.ts';
import { uploadPicture } from '../upload.ts';
import type { Contestant } from './contestant.ts';

/** One block of requests; resolves to the server's processor time per request, in milliseconds. */
export type Block = (of: Contestant) => Promise<number>;

/** A line of the comparison. */
export interface Row {
  name: string;
  block: Block;
  /** The blocks before the first one that counts. */
  warmUp: number;
  /** Done once for each contestant, before its first block. */
  prepare?(of: Contestant): Promise<void>;
}

const requestsOfBlock = 16;
const brotli = { 'Accept-Encoding': 'br' };
const paragraph = {
  type: 'paragraph',
  content: [{ type: 'text', text: 'Palet kayu dipanaskan. '.repeat(10) }],
};
const post = {
  title: 'Palet',
  category: 'TECHNOLOGY',
  language: 'id',
  coverId: null,
  excerpt: 'Kayu, plastik atau karton?',
  body: { type: 'doc', content: Array.from({ length: 40 }, () => paragraph) },
  author: 'Budi',
  publishedAt: null,
  location: '',
  employmentType: null,
  closesAt: null,
};

/** Every row; those whose address a contestant doesn't have are left out. */
export const rows: Row[] = [
  ...[1, 10, 64].map((connections) =>
    cached(`home page, cached, ${connections} at once`, '/', { connections }),
  ),
  cached('article, cached', ({ article }) => article),
  cached('404, cached', '/no-such-page', { status: 404 }),
  original(),
  missed('home page, rendered', '/'),
  missed('article, rendered', ({ article }) => article),
  missed('/packaging, rendered', '/packaging'),
  missed('/blogs, rendered', '/blogs'),
  missed('/blogs, last page or 60, rendered', ({ lastPage }) => lastPage),
  missed('404, rendered', '/no-such-page', 404),
  asked('home page, signed in', '/', staffOf),
  asked('page of search results', '/search/kemasan'),
  asked('search for one letter', '/search/p'),
  asked('sign-in page', '/auth/signin'),
  asked('sitemap, cached', '/sitemap.xml'),
  missed('sitemap, after a change', '/sitemap.xml'),
  asked('session', '/api/auth/session', staffOf),
  asked('API, anonymous (footerLink.getAll)', '/api/trpc/footerLink.getAll'),
  asked('API, blog.getAll', queryOf('blog.getAll', {}), staffOf),
  asked('API, file.getPage', queryOf('file.getPage', {}), staffOf),
  asked('API, site.getSummary', queryOf('site.getSummary'), staffOf),
  asked('dashboard', '/only-us/dashboard', staffOf),
  asked('list of posts', '/only-us/blogs', staffOf),
  asked('form of a post', '/only-us/blogs/1', staffOf),
  changing('creating a draft', 0, async (of) => void of.drafts.push(await create(of, 'draft'))),
  changing('updating a draft', 0, (of) => {
    const id = nextDraft(of);
    of.drafts.unshift(id);
    return of.call('blog.update', { ...post, slug: `palet-${id}`, status: 'draft', id, version: 1 });
  }),
  changing('publishing it', 0, (of) => of.call('blog.publish', { id: nextDraft(of) })),
  changing('keeping input for a draft', 'draft', keepCopy),
  changing('keeping input for a live post', 'published', keepCopy),
];

type Address = string | ((of: Contestant) => string);

function addressOf(of: Contestant, address: Address) {
  return of.site.url + (typeof address === 'string' ? address : address(of));
}

function staffOf({ staff }: Contestant) {
  return staff;
}

function queryOf(procedure: string, input?: object) {
  const query = input ? `?input=${encodeURIComponent(superjson.stringify(input))}` : '';
  return `/api/trpc/${procedure}${query}`;
}

function cached(name: string, address: Address, { connections = 10, status = 200 } = {}): Row {
  const block: Block = async (of) => {
    const { pid } = of.site;
    const before = cpuTimeOf(pid);
    const load = { connections, status, milliseconds: 150 };
    const { answered } = await measureLoad(addressOf(of, address), load);
    return (cpuTimeOf(pid) - before) / answered;
  };
  return { name, block, warmUp: 5 };
}

function original(): Row {
  const pictures = new WeakMap<Contestant, string>();
  return {
    ...cached('original of a picture', (of) => pictures.get(of) ?? ''),
    async prepare(of) {
      const photo = await sharp(await naturalPhoto())
        .resize(1600)
        .jpeg()
        .toBuffer();
      pictures.set(of, await uploadPicture(of.site, photo));
    },
  };
}

/** A page of which nothing is cached: another process has just written. */
function missed(name: string, address: Address, status = 200): Row {
  return sequential(name, async (of) => {
    of.change();
    await wait(4);
    const before = cpuTimeOf(of.site.pid);
    await ask(addressOf(of, address), brotli, status);
    return cpuTimeOf(of.site.pid) - before;
  });
}

function asked(
  name: string,
  address: Address,
  headersOf: (of: Contestant) => Record<string, string> = () => ({}),
): Row {
  const block: Block = async (of) => {
    const before = cpuTimeOf(of.site.pid);
    for (let at = 0; at < requestsOfBlock; at += 1) {
      await ask(addressOf(of, address), { ...brotli, ...headersOf(of) });
    }
    return (cpuTimeOf(of.site.pid) - before) / requestsOfBlock;
  };
  return { name, block, warmUp: 8 };
}

function changing(
  name: string,
  made: 'draft' | 'published' | 0,
  change: (of: Contestant) => Promise<unknown>,
): Row {
  return sequential(name, async (of) => {
    if (made) of.drafts.push(await create(of, made));
    const before = cpuTimeOf(of.site.pid);
    await change(of);
    return cpuTimeOf(of.site.pid) - before;
  });
}

function sequential(name: string, once: Block): Row {
  const block: Block = async (of) => {
    let processor = 0;
    for (let at = 0; at < requestsOfBlock; at += 1) processor += await once(of);
    return processor / requestsOfBlock;
  };
  return { name, block, warmUp: 8 };
}

async function ask(address: string, headers: Record<string, string>, expected = 200) {
  const { status } = await request(address, { headers });
  if (status !== expected) throw new WrongStatus(`${address} answered ${status}`);
}

/** The answer of an address that a contestant doesn't have. */
export class WrongStatus extends Error {}

let made = 0;

async function create(of: Contestant, status: string) {
  made += 1;
  const { id } = await of.call<{ id: number }>('blog.create', { ...post, slug: `bench-${made}`, status });
  return id;
}

function nextDraft(of: Contestant) {
  const id = of.drafts.pop();
  if (id === undefined) throw new Error('No draft is left');
  return id;
}

// Until 24 November each type had a procedure of its own.
async function keepCopy(of: Contestant) {
  const kept = {
    of: { id: nextDraft(of) },
    version: 1,
    revision: 0,
    values: { title: 'Palet kayu', body: post.body },
  };
  try {
    await of.call('content.keepCopy', { ...kept, type: 'blog' });
  } catch (error) {
    if (!String(error).includes('answered 404')) throw error;
    await of.call('blog.keepCopy', kept);
  }
}
