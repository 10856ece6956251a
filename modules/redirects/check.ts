import { gt } from 'drizzle-orm';
import { inTurns } from '#database/turns.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { localize } from '#lib/interface-language.ts';
import { heldAt } from '#server/content/addresses.ts';
import { movedTo, ownPageAt } from '#server/content/own-pages.ts';
import { originOf } from '#server/env.ts';
import { refused } from '#server/errors/refused.ts';
import { offered } from '#server/module/registry.ts';
import { answersAt } from '#server/page-cache/points.ts';
import type { AnswerLookup, Services } from '#server/services.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { openRedirects } from './lookup.ts';
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
  /** Visitors are redirected like this already. */
  isSame?: boolean;
}

export interface Checked {
  /** By the index of what was entered. */
  mistakes: Map<number, Mistake>;
  /** New redirects and stored ones that change with them, by path. */
  answers: Map<string, Answer>;
  /** By index; undefined where it is wrong. */
  paths: (string | undefined)[];
}

/**
 * Checks new redirects together, and calls `store` while the result holds. `replaced`: the path of an edited one. What is stored in
 * several transactions asks `holds` before each, and returns null to be checked again.
 */
export async function whenChecked<Result>(
  context: Context,
  { entered, replaced }: { entered: Entered[]; replaced?: string },
  store: (checked: Checked, holds: () => Promise<boolean>) => Result | Promise<Result>,
): Promise<NonNullable<Result>> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const version = context.content.current();
    const checked = await checkRedirects(context, entered, replaced);
    // A new redirect or page could close a loop.
    const holds = async () => {
      await waitForWriteLock(context.db);
      return context.content.current() === version;
    };
    const result = (await holds()) ? await store(checked, holds) : null;
    if (result) return result;
  }
  throw refused('CONFLICT', 'Someone else saved at the same time, so nothing was changed. Please try again.');
}

export async function checkRedirects(
  context: Context,
  entered: Entered[],
  replaced?: string,
): Promise<Checked> {
  const takeTurn = inTurns();
  const stored = await storedAnswers(context);
  if (replaced !== undefined) stored.delete(replaced);
  const added = new Map<string, Answer>();
  const mistakes = new Map<number, Mistake>();
  const paths: Checked['paths'] = [];
  const others = offered(answersAt).filter((open) => open !== openRedirects);
  const lookups = others.flatMap((open) => open(context) ?? []);
  for (const [index, each] of entered.entries()) {
    await takeTurn();
    const result = readOne(context, each, { stored, added, lookups });
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
  entered: Entered,
  { stored, added, lookups }: { stored: Answers; added: Answers; lookups: AnswerLookup[] },
): (Answer & { path: string }) | Mistake {
  const { from, to, temporary, refusal } = entered;
  const origin = originOf(context.env);
  let field: Mistake['field'] = 'from';
  let isSame = false;
  try {
    if (refusal) throw new WrongAddress(refusal);
    const path = readPath(from, origin);
    const page = ownPageAt(context, path);
    if (page !== null) throw new WrongAddress(belongsTo(path, page));
    const moved = movedTo(context.db, path);
    const before = stored.get(path) ?? automaticAnswer(context, path, { moved, lookups });
    isSame = before?.temporary === temporary && hrefOf(before.target, origin) === hrefOf(to, origin);
    if (moved || (isSame && !stored.has(path))) {
      const now = before?.target ?? 'gone';
      throw new WrongAddress(localize('{path} already redirects to {now} automatically.', { path, now }));
    }
    if (added.has(path)) throw new WrongAddress(localize('{path} is already in a line above.', { path }));
    if (stored.has(path))
      throw new WrongAddress(localize('There is already a redirect for {path}. Edit that one.', { path }));
    field = 'to';
    return { path, target: readTarget(to, origin, path), temporary };
  } catch (error) {
    if (error instanceof WrongAddress) return { field, message: error.message, isSame };
    throw error;
  }
}

function hrefOf(target: string | null, origin: string) {
  return URL.canParse(target ?? 'gone', origin) ? new URL(target ?? 'gone', origin).href : target;
}

// The answer to visitors at an address without a redirect.
function automaticAnswer(
  { db }: Context,
  path: string,
  { moved, lookups }: { moved: string | undefined; lookups: AnswerLookup[] },
): Answer | undefined {
  if (moved) return { target: moved, temporary: false };
  for (const lookup of lookups) {
    const answer = lookup(path);
    if (answer?.location) return { target: answer.location, temporary: answer.temporary };
  }
  const isDeleted = heldAt(db, path).some(({ state }) => state === 'deleted');
  return isDeleted ? { target: null, temporary: false } : undefined;
}

function belongsTo(path: string, page: string) {
  if (page === path) return localize('The site itself uses {path}.', { path });
  return localize('This is the address of “{page}”, which visitors can open.', { page });
}

const rowsAtOnce = 5000;

async function storedAnswers({ db }: Context): Promise<Map<string, Answer>> {
  const { id, path, target, temporary } = redirects;
  const takeTurn = inTurns();
  const stored = new Map<string, Answer>();
  for (let last = 0, rows = 1; rows > 0; await takeTurn()) {
    const some = db
      .select({ id, path, target, temporary })
      .from(redirects)
      .where(gt(id, last))
      .orderBy(id)
      .limit(rowsAtOnce)
      .all();
    for (const { id: _, path, ...answer } of some) stored.set(path, answer);
    last = some.at(-1)?.id ?? 0;
    rows = some.length;
  }
  return stored;
}
