import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import type { PostFields } from '#modules/blogs/inputs.ts';
import { t } from '#modules/blogs/texts.ts';
import type { ConfirmSave } from '#renderer/only-us/ui/form/use-confirmation.ts';
import type { Post } from '../post.ts';

/** What to ask before a post is saved: whether it may go offline. */
export function useConfirmPublish(post: Post | null): ConfirmSave<PostFields> {
  const { timeZone } = usePageContext().site;
  return (fields) => {
    if (fields.status === 'draft') return null;
    const later = fields.publishedAt && fields.publishedAt > new Date() ? fields.publishedAt : null;
    if (!later || !post || !isLive(post)) return null;
    const date = formatDateTime(later, timeZone);
    return {
      title: t('hideTitle', { date }),
      description: t('hideText', { date }),
      confirmLabel: t('hide'),
    };
  };
}

// By the clock, not by `state`: a scheduled post may have come out since it was read.
function isLive({ status, publishedAt }: Post) {
  return status === 'published' && publishedAt !== null && publishedAt <= new Date();
}
