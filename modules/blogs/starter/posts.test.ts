import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { richText } from '#lib/rich-text/inputs.ts';
import { post as content } from '../type.ts';
import { starterPosts } from './posts.ts';

test.each(starterPosts.map((post) => [post.slug, post] as const))(
  '%s could be saved by a person',
  async (_, post) => {
    const { daysAgo: _days, job, body, ...words } = post;
    const { openFor: _open, ...kept } = job ?? { openFor: 0, location: '', employmentType: null };
    const text = body(() => 1);
    const entered = {
      ...words,
      ...kept,
      body: text,
      coverId: 1,
      status: 'published',
      publishedAt: null,
      salary: '',
      applyLink: '',
      closesAt: null,
      tags: [],
    };
    expect(await z.parseAsync(content.schema, entered)).toEqual(entered);
    // Exactly as the editor would write it, so opening it in a form changes nothing.
    expect(await z.parseAsync(richText, text)).toEqual(text);
  },
);

test('starter posts are in the language of a new site', () => {
  expect(new Set(starterPosts.map(({ language }) => language))).toEqual(new Set(['id']));
});
