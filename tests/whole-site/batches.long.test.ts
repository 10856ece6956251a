import { expect, test } from 'vitest';
import { textOf } from '#modules/blogs/test-posts.ts';
import { sari } from '#tests/people.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { costliestTurn } from '#tests/turns.ts';

const site = siteOfEachTest();

// The goal is 50, in milliseconds; at once they take 500.
const most = 100;

test('ten long texts that are asked for together keep nobody waiting', async () => {
  const text = textOf(...Array.from({ length: 140 }, (_, at) => `Paragraf ${at} palet`));
  const blocks = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `blok${1000 + at}`, kind: 'pages.text', hidden: false, values: { text } },
  }));
  const page = {
    title: 'Panjang',
    slug: 'panjang',
    status: 'draft',
    summary: '',
    coverId: null,
    blocks,
  } as const;
  const { id } = await site.administrator.page.create(page);
  const headers = await site.signIn(sari);
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, { json: { id } }]));
  const path = `/${Array(10).fill('page.get').join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const turns: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    let answer: Response | undefined;
    const ask = async () => {
      answer = await fetch(`${site.address}/api/trpc${path}`, { headers });
    };
    turns.push(await costliestTurn(ask));
    const results = (await answer?.json()) as { result: { data: { json: { id: number } } } }[];
    expect(results.map(({ result }) => result.data.json.id)).toEqual(Array(10).fill(id));
  }
  expect(Math.min(...turns)).toBeLessThan(most);
});
