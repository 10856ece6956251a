import { formatDate } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { OpenJobs } from '#server/search/points.ts';
import { jobsAddress, openJobs } from './published.ts';
import { jobWords } from './words.ts';

const maxJobs = 6;

export function openJobsForSearch({
  db,
  now,
  timeZone,
}: ModuleContext & { timeZone: string }): OpenJobs | null {
  const jobs = openJobs(db, now(), { limit: maxJobs }).map(
    ({ slug, title, location, employmentType, closesAt }) => {
      const inWords = (language: Language) => {
        const t = jobWords(language);
        const until = closesAt && t('until', { date: formatDate(closesAt, timeZone, language) });
        return [location, employmentType && t(employmentType), until].filter(Boolean).join(' · ');
      };
      return { title, path: `/blogs/${slug}`, facts: { id: inWords('id'), en: inWords('en') } };
    },
  );
  return jobs.length > 0 ? { jobs, path: jobsAddress({ db }) } : null;
}
