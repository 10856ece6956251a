import { TRPCError } from '@trpc/server';
import { inTurns } from '#database/turns.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { say } from '#lib/interface-language.ts';
import { movedTo, ownPageAt } from '#server/content/own-pages.ts';
import { originOf } from '#server/env.ts';
import type { Services } from '#server/services.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { type Answer, type Answers, endsOf, leadsTo, type Surroundings } from './shorten.ts';
import { redirects } from './tables.ts';

type Context = Pick<Services, 'db' | 'env' | 'now' | 'content'>;

// How often it starts again because somebody changed the site meanwhile.
const attempts = 5;

/** A redirect as somebody entered it. */
export interface Entered {
  from: string;
  to: string;
  /** Only for now: 302. */
  temporary: boolean;
  /** Why it can't be taken from a file, whatever its addresses are. */
  refusal?: string | undefined;
}

/** What is wrong with a redirect, at its address or its target. */
export interface Mistake {
  field: 'from' | 'to';
  message: string;
}

/** Redirects that were checked: mistakes by their index, and what to store if there are none. */
export interface Checked {
  mistakes: Map<number, Mistake>;
  /** The stored redirects as they will be, with those that change because of the new ones. */
  answers: Map<string, Answer>;
  /** The path of each one that was entered; undefined where it is wrong. */
  paths: (string | undefined)[];
}

/** Checks new redirects together, and calls `store` at an instant when this holds. `replaced`: the path of one that is edited. */
export async function whenChecked<Result>(
  context: Context,
  { entered, replaced }: { entered: Entered[]; replaced?: string },
  store: (checked: Checked) => Result,
): Promise<Result> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const version = context.content.current();
    const checked = await checkRedirects(context, entered, replaced);
    await waitForWriteLock(context.db);
    // Otherwise a redirect or a page may have come with which one leads in a circle.
    if (context.content.current() === version) return store(checked);
  }
  const message = 'Other people were saving at the same time, so nothing was stored. Please try again.';
  throw new TRPCError({ code: 'CONFLICT', message });
}

/** Checks new redirects together. Others have their turn meanwhile. */
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
    const result = readOne(context, each);
    const repeated = 'path' in result ? whereElse(result.path, { stored, added }) : undefined;
    const mistake = repeated ?? ('message' in result ? result : undefined);
    if (mistake) mistakes.set(index, mistake);
    else if ('path' in result) added.set(result.path, result);
    paths.push(!mistake && 'path' in result ? result.path : undefined);
  }
  const all = new Map([...stored, ...added]);
  const endOf = endsOf(all, surroundingsOf(context));
  const answers = new Map<string, Answer>();
  const places = new Map(paths.map((path, index) => [path, index]));
  for (const [path, answer] of all) {
    await takeTurn();
    if (!added.has(path) && !leadsTo(added, answer)) continue;
    const target = endOf(path);
    if (target !== undefined) answers.set(path, { target, temporary: answer.temporary });
    else if (added.has(path)) mistakes.set(places.get(path) ?? 0, circle);
  }
  return { mistakes, answers, paths };
}

const circle: Mistake = {
  field: 'to',
  message: 'This leads in a circle: the target redirects back to this address.',
};

type Read = (Answer & { path: string }) | Mistake;

function readOne(context: Context, { from, to, temporary, refusal }: Entered): Read {
  const origin = originOf(context.env);
  let field: Mistake['field'] = 'from';
  try {
    if (refusal) throw new WrongAddress(refusal);
    const path = readPath(from, origin);
    const page = ownPageAt(context, path);
    if (page !== null) throw new WrongAddress(belongsTo(path, page));
    const now = movedTo(context.db, path);
    if (now) throw new WrongAddress(say('{path} already redirects to {now} by itself.', { path, now }));
    field = 'to';
    return { path, target: readTarget(to, origin, path), temporary };
  } catch (error) {
    if (error instanceof WrongAddress) return { field, message: error.message };
    throw error;
  }
}

function belongsTo(path: string, page: string) {
  if (page === path) return say('The site itself uses {path}.', { path });
  return say('This is the address of “{page}”, which visitors can open.', { page });
}

function whereElse(
  path: string,
  { stored, added }: Record<'stored' | 'added', Answers>,
): Mistake | undefined {
  if (added.has(path)) return { field: 'from', message: say('{path} is already in a line above.', { path }) };
  if (!stored.has(path)) return undefined;
  return { field: 'from', message: say('There is already a redirect for {path}. Edit that one.', { path }) };
}

function surroundingsOf(context: Context): Surroundings {
  return {
    hasPage: (key) => ownPageAt(context, key) !== null,
    movedTo: (key) => movedTo(context.db, key),
  };
}

function storedAnswers({ db }: Context): Map<string, Answer> {
  const { path, target, temporary } = redirects;
  const rows = db.select({ path, target, temporary }).from(redirects).all();
  return new Map(rows.map(({ path, ...answer }) => [path, answer]));
}
