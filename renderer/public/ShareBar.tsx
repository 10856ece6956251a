import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import type { SharedPreview } from '#server/content/share.ts';

const said = {
  sent: 'Thank you. Your answer was sent.',
  empty: 'Please write a comment first.',
  tooMany: 'Too many answers. Please try again in 15 minutes.',
};

/** On top of a shared preview: who shared it, until when, and two ways to answer. It needs no script. */
export function ShareBar({ share }: { share: Pick<SharedPreview, 'action' | 'by' | 'expiresAt' | 'said'> }) {
  const { site } = usePageContext();
  const { action, by, expiresAt } = share;
  const until = formatDateTime(expiresAt, site.timeZone);
  return (
    <aside className="share-bar" aria-label="Preview" lang="en">
      <p role={share.said ? 'status' : undefined}>
        {share.said
          ? said[share.said]
          : `Preview${by ? `, shared by ${by}` : ''}. Not published yet. Works until ${until}.`}
      </p>
      {share.said !== 'sent' && (
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="approval" />
          <button type="submit">Looks good</button>
        </form>
      )}
      <details open={share.said === 'empty'}>
        <summary>Comment</summary>
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="comment" />
          <label>
            Comment
            <textarea name="text" rows={4} maxLength={2000} required />
          </label>
          <label>
            Your name (optional)
            <input name="name" maxLength={80} autoComplete="name" />
          </label>
          <button type="submit">Send comment</button>
        </form>
      </details>
    </aside>
  );
}
