import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';
import { plainText } from '#lib/rich-text/read.ts';
import { descriptionOf } from '#lib/seo.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { jobsPath } from '#modules/blogs/paths.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { entryMeta } from '#renderer/public/entry-meta.ts';
import { siteWords } from '#renderer/public/words.ts';
import { applyAddress, applyLabel, isClosed } from './apply.ts';

export async function data(pageContext: PageContextServer) {
  const { api, routeParams, recommend } = pageContext;
  const { movedTo, post } = await api.blog.read({ slug: routeParams.slug ?? '' });
  if (!post) throw redirect(`/blogs/${movedTo}`, 301);
  const { title, excerpt, body, cover, language, seo, publishedAt, updatedAt } = post;
  const own = { title, description: descriptionOf(excerpt, [body]), picture: cover };
  const isJob = post.category === jobCategory;
  pageContext.meta = {
    ...entryMeta(pageContext, seo, own),
    language,
    ogType: 'article',
    publishedAt,
    updatedAt,
    menuPath: isJob ? `${jobsPath}/${post.slug}` : undefined,
    bar: isJob ? barOf(post, pageContext) : { label: siteWords(language)('askAbout') },
  };
  const text = () => [title, excerpt, plainText(body)].join(' ');
  return { ...post, recommended: isJob ? [] : recommend(text(), maxRecommended) };
}

const maxRecommended = 3;

// None for a closed job.
function barOf(post: Post, { resolveLink }: PageContextServer) {
  const href = applyAddress(post, resolveLink);
  return isClosed(post) ? null : { label: jobWords(post.language)(applyLabel(href)), href };
}

type Post = Parameters<typeof applyAddress>[0] & { closesAt: Date | null; language: Language };

export type Data = Awaited<ReturnType<typeof data>>;
