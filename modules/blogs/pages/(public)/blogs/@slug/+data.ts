import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { plainText } from '#lib/rich-text/read.ts';
import { entryMeta } from '#renderer/public/entry-meta.ts';

// https://vike.dev/data
export async function data({ api, routeParams, site, recommend }: PageContextServer) {
  const config = useConfig();
  const { movedTo, post } = await api.blog.read({ slug: routeParams.slug ?? '' });
  if (!post) throw redirect(`/blogs/${movedTo}`, 301);
  config(entryMeta(post.seo, { title: post.title, description: descriptionOf(post) }, site));
  const { title, excerpt, body } = post;
  const isJob = post.category === 'CAREER';
  const text = () => [title, excerpt, plainText(body)].join(' ');
  return { ...post, recommended: isJob ? [] : recommend(text(), mostRecommended) };
}

const mostRecommended = 3;

const mostCharacters = 160;

function descriptionOf({ excerpt, body }: Pick<Data, 'excerpt' | 'body'>) {
  if (excerpt) return excerpt;
  const text = plainText(body);
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text || null;
}

export type Data = Awaited<ReturnType<typeof data>>;
