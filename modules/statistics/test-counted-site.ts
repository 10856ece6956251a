import { openTestSite } from '#tests/test-site.ts';
import { statistics } from './statistics.ts';
import { openPages } from './test-visitors.ts';

export type CountedSite = Awaited<ReturnType<typeof openCountedSite>>;

/** A site whose pages are counted, on 23 November 2026 at ten in the morning, and its statistics. */
export async function openCountedSite(variables: Record<string, string> = {}) {
  const site = await openTestSite({ variables: { AUTH_URL: 'https://vinci.example', ...variables } });
  /** Sets the clock of the site to an instant in Jakarta. */
  const setClock = (local: string) => {
    const then = new Date(`${local}+07:00`);
    site.services.now = () => then;
  };
  setClock('2026-11-23T10:00');
  const pages = await openPages(site);
  const read = (period: 7 | 30 | 90 | 365 = 7) => {
    site.service(statistics).write();
    return site.administrator.statistics.get({ period });
  };
  /** The counts of today. */
  const today = async () => {
    const { metrics } = await read();
    const entries = Object.entries(metrics).map(([metric, { counts }]) => [metric, counts.at(-1) ?? 0]);
    return Object.fromEntries(entries.filter(([, count]) => count));
  };
  const table = async (kind: 'page' | 'source' | 'country' | 'search' | 'miss' | 'download' | 'request') => {
    const { rows, rest } = (await read()).tables[kind];
    return {
      ...Object.fromEntries(rows.map(({ name, count }) => [name, count])),
      ...(rest && { '…': rest }),
    };
  };
  const close = async () => {
    pages.close();
    await site.close();
  };
  return { site, pages, setClock, read, today, table, close };
}
