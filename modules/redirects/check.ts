import { TRPCError } from '@trpc/server';
import { inTurns } from '#database/turns.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { localize } from '#lib/interface-language.ts';
import { movedTo, ownPageAt } from '#server/content/own-pages.ts';
import { originOf } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { type Answer, type Answers, endsOf, leadsTo } from './shorten.ts';
import { redirects } from './tables.ts';

export type Context = Pick<Services, 'db' | 'env' | 'now' | 'content'>;

// Somebody may change the site meanwhile.
const attempts = 5;

export interface Entered {
  from: string;
  to: string;
  /** 302 instead of 301. */
  temporary: boolean;
  /** Why it can't be imported, whatever its addresses are. */
  refusal?: string | undefined;
}

export interface Mistake {
  field: 'from' | 'to';
  message: string;
}

export interface Checked {
  /** By the index of what was entered. */
  mistakes: Map<number, Mistake>;
  /** New redirects and stored ones that change with them, by path. */
  answers: Map<string, Answer>;
  /** By index; undefined where it is wrong. */
  paths: (string | undefined)[];
}

/** Checks new redirects together, and calls `store` while the result holds. `replaced`: the path of an edited one. */
export async function whenChecked<Result>(
  context: Context,
  { entered, replaced }: { entered: Entered[]; replaced?: string },
  store: (checked: Checked) => Result,
): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const version = context.content.current();
    const checked = await checkRedirects(context, entered, replaced);
    await waitForWriteLock(context.db);
    // A new redirect or page could close a loop.
    if (context.content.current() === version) return store(checked);
  }
  const message = 'Someone else saved at the same time, so nothing was changed. Please try again.';
  throw new TRPCError({ code: 'CONFLICT', message });
}

export async function checkRedirects(
  context: Context,
  entered: Entered[],
  replaced?: string,
): Promise<Checked> {
  const takeTurn = inTurns();
  const stored = storedAnswers(context);
  if (replaced !== undefined) stored.delete(replaced);
  const added = new Map<string, Answer>();
  const mistakes = new Map<number, Mistake>();
  const paths: Checked['paths'] = [];
  for (const [index, each] of entered.entries()) {
    await takeTurn();
    const result = readOne(context, each, { stored, added });
    if ('message' in result) mistakes.set(index, result);
    else added.set(result.path, result);
    paths.push('path' in result ? result.path : undefined);
  }
  const all = new Map([...stored, ...added]);
  const endOf = endsOf(all, {
    hasPage: (key) => ownPageAt(context, key) !== null,
    movedTo: (key) => movedTo(context.db, key),
  });
  const answers = new Map<string, Answer>();
  const places = new Map(paths.map((path, index) => [path, index]));
  for (const [path, answer] of all) {
    await takeTurn();
    if (!added.has(path) && !leadsTo(added, answer)) continue;
    const target = endOf(path);
    if (target !== undefined) answers.set(path, { target, temporary: answer.temporary });
    else if (added.has(path)) mistakes.set(places.get(path) ?? 0, loop);
  }
  return { mistakes, answers, paths };
}

const loop: Mistake = { field: 'to', message: 'This would create a redirect loop.' };

function readOne(
  context: Context,
  { from, to, temporary, refusal }: Entered,
  { stored, added }: Record<'stored' | 'added', Answers>,
): (Answer & { path: string }) | Mistake {
  const origin = originOf(context.env);
  let field: Mistake['field'] = 'from';
  try {
    if (refusal) throw new WrongAddress(refusal);
    const path = readPath(from, origin);
    const page = ownPageAt(context, path);
    if (page !== null) throw new WrongAddress(belongsTo(path, page));
    const now = movedTo(context.db, path);
    if (now)
      throw new WrongAddress(localize('{path} already redirects to {now} automatically.', { path, now }));
    if (added.has(path)) throw new WrongAddress(localize('{path} is already in a line above.', { path }));
    if (stored.has(path))
      throw new WrongAddress(localize('There is already a redirect for {path}. Edit that one.', { path }));
    field = 'to';
    return { path, target: readTarget(to, origin, path), temporary };
  } catch (error) {
    if (error instanceof WrongAddress) return { field, message: error.message };
    throw error;
  }
}

function belongsTo(path: string, page: string) {
  if (page === path) return localize('The site itself uses {path}.', { path });
  return localize('This is the address of “{page}”, which visitors can open.', { page });
}

function storedAnswers({ db }: Context): Map<string, Answer> {
  const { path, target, temporary } = redirects;
  const rows = db.select({ path, target, temporary }).from(redirects).all();
  return new Map(rows.map(({ path, ...answer }) => [path, answer]));
}
