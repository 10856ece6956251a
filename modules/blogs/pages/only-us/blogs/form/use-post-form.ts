import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { emptyRichText } from '#lib/rich-text/rich-text.ts';
import { emptySeo, seoValuesOf } from '#lib/seo.ts';
import { type PostFields, postFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import { useEntryForm } from '#renderer/only-us/ui/form/use-entry-form.ts';
import type { RecordForm } from '#renderer/only-us/ui/form/use-record-form.ts';
import type { Post } from '../post.ts';

const labels = {
  title: t('title'),
  slug: t('slug'),
  category: t('category'),
  language: t('language'),
  coverId: t('cover'),
  excerpt: t('excerpt'),
  body: t('body'),
  author: t('author'),
  status: t('state'),
  publishedAt: t('publishedAt'),
  location: t('location'),
  employmentType: t('employment'),
  closesAt: t('closes'),
};

interface Options {
  id: number | null;
  /** null: a new one, by this author. */
  post: Post | null;
  author: string;
  onEntry(id: number | null): void;
}

/** The form of a post. */
export function usePostForm({ id, post, author, onEntry }: Options): RecordForm<PostFields> {
  const { timeZone } = usePageContext().site;
  const formatInstant = (instant: Date | null) => (instant ? formatDateTime(instant, timeZone) : t('notYet'));
  return useEntryForm<PostFields>({
    type: 'blog',
    id,
    onEntry,
    schema: postFields,
    record: {
      version: post?.version ?? 0,
      values: post ? valuesOf(post) : newPost(author),
      at: post?.updatedAt,
    },
    labels,
    format: {
      category: (category) => t(category),
      language: (language) => t(language),
      coverId: (cover) => t(cover ? 'otherPicture' : 'noPicture'),
      status: (status) => t(status),
      publishedAt: formatInstant,
      employmentType: (type) => t(type ?? 'noEmployment'),
      closesAt: formatInstant,
    },
  });
}

function valuesOf(post: Post): PostFields {
  const { title, slug, category, language, coverId, excerpt, body, author, status, publishedAt } = post;
  const { location, employmentType, closesAt } = post;
  const job = { location, employmentType, closesAt };
  return {
    title,
    slug,
    category,
    language,
    coverId,
    excerpt,
    body,
    author,
    status,
    publishedAt,
    ...job,
    ...seoValuesOf(post),
  };
}

function newPost(author: string): PostFields {
  return {
    title: '',
    slug: '',
    category: 'TECHNOLOGY',
    language: 'id',
    coverId: null,
    excerpt: '',
    body: emptyRichText,
    author,
    status: 'draft',
    publishedAt: null,
    location: '',
    employmentType: null,
    closesAt: null,
    ...emptySeo,
  };
}
