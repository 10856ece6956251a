import superjson from 'superjson';
import { beforeAll, expect, test } from 'vitest';
import { post, textOf } from '#modules/blogs/test-posts.ts';
import { sari } from '#tests/people.ts';
import { siteOfAllTests } from '#tests/test-site.ts';
import { costliestTurn } from '#tests/turns.ts';

const site = siteOfAllTests();
let staff: Record<string, string>;
beforeAll(async () => {
  staff = await site.signIn(sari);
});

// The goal is 50, in milliseconds; helpers of the engine take their part.
const most = 100;
const tries = 4;

const paragraphs = (count: number, first: string) =>
  textOf(first, ...Array.from({ length: count - 1 }, (_, at) => `Kalimat ${at} palet`));

const longPost = (word: string) => ({
  ...post({ publishedAt: new Date('2026-08-07T01:00:00Z') }),
  body: paragraphs(2500, word),
});
const longPage = (word: string) => ({
  ...{ title: 'Panjang', summary: '', coverId: null },
  blocks: Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `blok${1000 + at}`, kind: 'pages.text', hidden: false },
    values: { text: paragraphs(140, at === 30 ? word : 'Sama') },
  })),
});

/** A call over HTTP, whose body is written before it is sent. */
function call(procedure: string, input: object) {
  const headers = { ...staff, 'Content-Type': 'application/json' };
  const body = JSON.stringify(superjson.serialize(input));
  return async () => {
    const response = await fetch(`${site.address}/api/trpc/${procedure}`, { method: 'POST', headers, body });
    const { result, error } = await response.json();
    expect(error?.json.message).toBeUndefined();
    return result.data.json;
  };
}

test.each([
  ['a post with a text of 2,500 paragraphs', 'blog', longPost],
  ['a page of sixty long blocks', 'page', longPage],
] as const)(
  '%s is saved without keeping others waiting',
  { timeout: 120_000 },
  async (_, type, valuesWith) => {
    const turns: Record<string, number[]> = {};
    for (let round = 0; round < tries; round += 1) {
      const values = (word: string, status: string) => ({
        ...valuesWith(word),
        slug: `panjang-${round}`,
        status,
      });
      const measured = async (what: string, procedure: string, input: object) => {
        const send = call(procedure, input);
        let answer: { id: number; version: number; revision: number } | undefined;
        const turn = await costliestTurn(async () => {
          answer = await send();
        });
        turns[what] = [...(turns[what] ?? []), turn];
        return answer as NonNullable<typeof answer>;
      };
      const keep = (
        what: string,
        word: string,
        status: string,
        from: { version: number; revision: number },
      ) => measured(what, 'content.keepCopy', { type, of: { id }, values: values(word, status), ...from });

      const { id } = await measured('create', `${type}.create`, values('Satu', 'draft'));
      const { version } = await keep('keep a draft', 'Dua', 'draft', { version: 1, revision: 0 });
      await measured('publish', `${type}.publish`, { id });
      const live = { version: version + 1, revision: 0 };
      const { revision } = await keep('keep changes', 'Tiga', 'published', live);
      const { revision: copy } = await keep('keep more', 'Empat', 'published', { ...live, revision });
      await measured('update', `${type}.update`, {
        ...values('Lima', 'published'),
        id,
        ...{ version: live.version, copy },
      });
      const saved = await site.administrator[type].get({ id });
      expect(saved).toMatchObject({ ...values('Lima', 'published'), version: live.version + 1 });
      const [first] = await site.administrator.content.getVersions({ type, id });
      expect(first).toMatchObject({
        how: 'published',
        changes: { [type === 'blog' ? 'body' : 'blocks']: 1 },
      });
    }
    const least = Object.fromEntries(Object.entries(turns).map(([what, all]) => [what, Math.min(...all)]));
    for (const [what, turn] of Object.entries(least)) expect(turn, what).toBeLessThan(most);
  },
);
