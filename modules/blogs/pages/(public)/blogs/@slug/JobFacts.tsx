import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { linksIn } from '#lib/rich-text/read.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import type { Data } from './+data.ts';
import { isClosed } from './is-closed.ts';

/** Where and how one works, and until when one can apply. */
export function JobFacts({ post }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(jobWords);
  const { category, location, employmentType, closesAt } = post;
  if (category !== 'CAREER' || !(location || employmentType || closesAt)) return null;
  return (
    <aside className="job-facts" aria-label={t('job')}>
      <dl>
        {location && <Fact name={t('location')}>{location}</Fact>}
        {employmentType && <Fact name={t('employment')}>{t(employmentType)}</Fact>}
        {closesAt && (
          <Fact name={t(isClosed(post) ? 'closedOn' : 'applyUntil')}>
            <time dateTime={closesAt.toISOString()}>{formatDate(closesAt, timeZone, language)}</time>
          </Fact>
        )}
      </dl>
      {isClosed(post) ? <p>{t('closed')}</p> : <Apply post={post} />}
    </aside>
  );
}

/** The first address in the text that takes mail, or else the chat. */
function Apply({ post: { title, body } }: { post: Data }) {
  const t = useWords(jobWords);
  const chat = useChat();
  const mail = linksIn(body).find((link) => link.startsWith('mailto:'));
  if (!mail && !chat) return null;
  const href = mail ? `${mail.split('?')[0]}?subject=${encodeURIComponent(title)}` : chat;
  return (
    <a className="button" href={href ?? undefined}>
      {t(mail ? 'applyByEmail' : 'apply')}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
