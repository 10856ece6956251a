import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { isEmpty } from '#lib/rich-text/read.ts';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import type { ConfirmSave } from '#renderer/only-us/ui/form/use-confirmation.ts';
import type { Post } from '../post.ts';

type Content = Pick<PostFields, 'body' | 'excerpt' | 'coverId'>;

/** What to ask before a post is saved: whether it may go offline, or go out without its text, summary or cover. */
export function useConfirmPublish(post: Post | null): ConfirmSave<PostFields> {
  const { timeZone } = usePageContext().site;
  return (fields) => {
    if (fields.status === 'draft') return null;
    const later = fields.publishedAt && fields.publishedAt > new Date() ? fields.publishedAt : null;
    const date = later && formatDateTime(later, timeZone);
    if (date && post && isLive(post)) {
      return {
        title: t('hideTitle', { date }),
        description: t('hideText', { date }),
        confirmLabel: t('hide'),
      };
    }
    // What was missing already, when it was published, has been asked before.
    const known = post && post.status === 'published' ? missingIn(post) : [];
    const missing = missingIn(fields).filter((part) => !known.includes(part));
    if (missing.length === 0) return null;
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
      missing.map((part) => t(`no${part}`)),
    );
    return {
      title: t('missingTitle', { now: date ? 'no' : 'yes', missing: names }),
      description: missing.map((part) => t(`missing${part}`)).join(' '),
      confirmLabel: t(date ? 'scheduleAnyway' : 'publishAnyway'),
    };
  };
}

// By the clock, not by `state`: a scheduled post may have come out since it was read.
function isLive({ status, publishedAt }: Post) {
  return status === 'published' && publishedAt !== null && publishedAt <= new Date();
}

function missingIn({ body, excerpt, coverId }: Content) {
  const parts = { Body: isEmpty(body), Excerpt: excerpt.trim() === '', Cover: coverId === null };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => parts[part]);
}
