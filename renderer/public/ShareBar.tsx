import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import type { SharedLink } from '#server/content/share/share.ts';

const said = {
  sent: 'Thank you. Your answer was sent.',
  empty: 'Please write a comment first.',
  tooMany: 'Too many answers. Please try again in 15 minutes.',
};

/** On top of a preview: what it is, and for a shared one by whom, until when, and two ways to answer. It needs no script. */
export function ShareBar({ link }: { link: SharedLink | null }) {
  return (
    <aside className="share-bar" aria-label="Preview" lang="en">
      {link ? <Answers link={link} /> : <p>Preview. Visitors don’t see these changes yet.</p>}
    </aside>
  );
}

function Answers({ link }: { link: SharedLink }) {
  const { site } = usePageContext();
  const { action, by, expiresAt } = link;
  const until = formatDateTime(expiresAt, site.timeZone);
  return (
    <>
      <p role={link.said ? 'status' : undefined}>
        {link.said
          ? said[link.said]
          : `Preview${by ? `, shared by ${by}` : ''}. Not published yet. Works until ${until}.`}
      </p>
      {link.said !== 'sent' && (
        <form method="post" action={action}>
          <input type="hidden" name="kind" value="approval" />
          <button type="submit">Looks good</button>
        </form>
      )}
      <details open={link.said === 'empty'}>
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
    </>
  );
}
