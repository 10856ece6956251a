import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { JobRows } from '#modules/blogs/JobRows.tsx';
import { categoryPath } from '#modules/blogs/paths.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Icon } from '#renderer/public/Icon.tsx';
import { useLanguage, useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { useServerPage } from '#renderer/public/server-page.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import type { Data } from './+data.ts';
import { applyAddress, applyLabel, isClosed } from './apply.ts';

export function JobFacts({ post }: { post: Data }) {
  const { timeZone } = usePageContext().site;
  const language = useLanguage();
  const t = useWords(jobWords);
  const { category, location, employmentType, salary, closesAt } = post;
  if (category !== jobCategory) return null;
  return (
    <aside className="job-facts" aria-label={t('job')}>
      {(location || employmentType || salary || closesAt) && (
        <dl className="row">
          {location && <Fact name={t('location')}>{location}</Fact>}
          {employmentType && <Fact name={t('employment')}>{t(employmentType)}</Fact>}
          {salary && <Fact name={t('salary')}>{salary}</Fact>}
          {closesAt && (
            <Fact name={t(isClosed(post) ? 'closedOn' : 'applyUntil')}>
              <time dateTime={closesAt.toISOString()}>{formatDate(closesAt, timeZone, language)}</time>
            </Fact>
          )}
        </dl>
      )}
      {isClosed(post) ? <p>{t('closed')}</p> : <ApplyOptions post={post} />}
    </aside>
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

/** Its form or the first email address in the text, and the chat; the address itself for people without a mail program. */
function ApplyOptions({ post }: { post: Data }) {
  const t = useWords(jobWords);
  const [apply, chat] = [applyAddress(post, useServerPage().resolveLink), useChat()];
  const address = apply?.match(/^mailto:([^?]*)/)?.[1];
  return (
    <div className="job-ways row screen-only" data-asks="">
      {(apply || chat) && (
        <a className="button" href={apply ?? chat ?? undefined}>
          {t(applyLabel(apply))}
        </a>
      )}
      {apply && chat && isWhatsApp(chat) && (
        <a className="button button-outline" href={chat} target="_blank" rel="noopener">
          <Icon name="whatsapp" /> {t('applyOnWhatsApp')}
        </a>
      )}
      {address && (
        <span>
          {address}{' '}
          <button type="button" hidden data-copy={address} data-copied={t('copied')}>
            {t('copy')}
          </button>
        </span>
      )}
    </div>
  );
}

export function OtherJobs({ post: { jobs, categorySlug } }: { post: Data }) {
  const t = useWords(jobWords);
  if (jobs.length === 0) return null;
  return (
    <section className="other-jobs screen-only" aria-labelledby="other-jobs">
      <SectionTop
        id="other-jobs"
        title={t('otherJobs')}
        href={categoryPath(categorySlug)}
        more={t('allJobs')}
      />
      <JobRows jobs={jobs} heading="h3" />
    </section>
  );
}
