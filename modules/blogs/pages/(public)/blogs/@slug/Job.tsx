import { usePageContext } from 'vike-react/usePageContext';
import { formatDate } from '#lib/dates.ts';
import { jobCategory } from '#modules/blogs/choices.ts';
import { JobRows } from '#modules/blogs/JobRows.tsx';
import { categoryPath } from '#modules/blogs/paths.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { isWhatsApp } from '#renderer/public/chat-link.ts';
import { Facts } from '#renderer/public/Facts.tsx';
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
  const day = closesAt && (
    <time dateTime={closesAt.toISOString()}>{formatDate(closesAt, timeZone, language)}</time>
  );
  const facts = [
    { label: t('location'), value: location },
    { label: t('employment'), value: employmentType && t(employmentType) },
    { label: t('salary'), value: salary },
    { label: t(isClosed(post) ? 'closedOn' : 'applyUntil'), value: day },
  ].filter(({ value }) => value);
  return (
    <aside className="job-facts" aria-label={t('job')}>
      {facts.length > 0 && <Facts className="row" facts={facts} />}
      {isClosed(post) ? <p>{t('closed')}</p> : <ApplyOptions post={post} />}
    </aside>
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
