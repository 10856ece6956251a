import { afterAll, beforeAll, expect } from 'vitest';
import { sessions } from '#database/tables.ts';
import { openContentSite } from '#server/content/test-entries.ts';
import { appRouter } from '#server/router.ts';
import { type Person, sari } from '#tests/people.ts';

// Every mutation that changes something writes a line. A new one that doesn't fails the last test of its file.

type Site = Awaited<ReturnType<typeof openContentSite>>;

/** A site for all tests of a file, with an administrator who has just signed in. */
export function siteWithActivity() {
  const found = {} as { site: Site; api: Site['administrator'] };
  beforeAll(async () => {
    found.site = await openContentSite();
    // Accounts, keys and exports ask for a sign-in of the last ten minutes.
    found.api = await found.site.apiOf(await signedIn(sari));
  });
  afterAll(() => found.site.close());

  /** Signs in by the clock of the site, which isn't that of sessions. */
  async function signedIn(person: Person) {
    const browser = await found.site.signedIn(person);
    found.site.db.update(sessions).set({ confirmedAt: found.site.now() }).run();
    return browser;
  }

  const all = (sql: string) => found.site.db.$client.prepare(sql).all();
  const countLines = () => all('select id from activity').length;
  const lastLine = () => all('select * from activity order by id desc limit 1')[0];
  const tried = new Set<string>();

  /** Calls a procedure that changes something, and expects a line. */
  async function line<Result>(path: string, call: () => Promise<Result>): Promise<Result> {
    const before = countLines();
    const result = await call();
    tried.add(path);
    expect(countLines(), path).toBeGreaterThan(before);
    return result;
  }

  /** The mutations that were neither tried nor named as exceptions. */
  function untried(exceptions: Set<string>, isWanted: (path: string) => boolean) {
    const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
    return Object.keys(procedures)
      .filter((path) => procedures[path]?._def.type === 'mutation' && isWanted(path))
      .filter((path) => !tried.has(path) && !exceptions.has(path));
  }
  return Object.assign(found, { all, lastLine, line, signedIn, untried });
}

/** Tried in a file of their own. */
export const isOfAccounts = (path: string) => /^(account|user|secondFactor)\./.test(path);
