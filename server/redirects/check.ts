import { originOf } from '../env.ts';
import type { Services } from '../services.ts';
import { readPath, readTarget, WrongAddress } from './addresses.ts';
import { movedTo, ownPageAt } from './own-pages.ts';
import { affectedBy, endOf, type Surroundings, type Targets } from './shorten.ts';
import { redirects } from './tables.ts';

type Context = Pick<Services, 'db' | 'env' | 'now'>;

/** A redirect as somebody entered it. */
export interface Entered {
  from: string;
  to: string;
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
  targets: Map<string, string | null>;
  /** The path of each one that was entered; undefined where it is wrong. */
  paths: (string | undefined)[];
}

/** Checks new redirects together. `replaced`: the path of the one that is edited. */
export function checkRedirects(context: Context, entered: Entered[], replaced?: string): Checked {
  const stored = storedTargets(context);
  if (replaced !== undefined) stored.delete(replaced);
  const added = new Map<string, string | null>();
  const mistakes = new Map<number, Mistake>();
  const paths = entered.map((each, index) => {
    const result = readOne(context, each);
    const repeated = 'path' in result ? whereElse(result.path, { stored, added }) : undefined;
    const mistake = repeated ?? ('message' in result ? result : undefined);
    if (mistake) mistakes.set(index, mistake);
    else if ('path' in result) added.set(result.path, result.target);
    return !mistake && 'path' in result ? result.path : undefined;
  });
  const all = new Map([...stored, ...added]);
  const around = surroundingsOf(context);
  const targets = new Map<string, string | null>();
  const places = new Map(paths.map((path, index) => [path, index]));
  for (const path of affectedBy(added, all)) {
    const end = endOf(path, all, around);
    if (end !== undefined) targets.set(path, end);
    else if (added.has(path)) mistakes.set(places.get(path) ?? 0, circle);
  }
  return { mistakes, targets, paths };
}

const circle: Mistake = {
  field: 'to',
  message: 'This leads in a circle: the target redirects back to this address.',
};

type Read = { path: string; target: string | null } | Mistake;

function readOne(context: Context, { from, to }: Entered): Read {
  const origin = originOf(context.env);
  let field: Mistake['field'] = 'from';
  try {
    const path = readPath(from, origin);
    const page = ownPageAt(context, path);
    if (page !== null) throw new WrongAddress(belongsTo(path, page));
    const now = movedTo(context.db, path);
    if (now) throw new WrongAddress(`${path} already redirects to ${now} by itself.`);
    field = 'to';
    return { path, target: readTarget(to, origin, path) };
  } catch (error) {
    if (error instanceof WrongAddress) return { field, message: error.message };
    throw error;
  }
}

function belongsTo(path: string, page: string) {
  if (page === path) return `The site itself uses ${path}.`;
  return `This is the address of “${page}”, which visitors can open.`;
}

function whereElse(
  path: string,
  { stored, added }: Record<'stored' | 'added', Targets>,
): Mistake | undefined {
  if (added.has(path)) return { field: 'from', message: `${path} is already in a line above.` };
  if (!stored.has(path)) return undefined;
  return { field: 'from', message: `There is already a redirect for ${path}. Edit that one.` };
}

function surroundingsOf(context: Context): Surroundings {
  return {
    hasPage: (key) => ownPageAt(context, key) !== null,
    movedTo: (key) => movedTo(context.db, key),
  };
}

function storedTargets({ db }: Context): Map<string, string | null> {
  const rows = db.select({ path: redirects.path, target: redirects.target }).from(redirects).all();
  return new Map(rows.map(({ path, target }) => [path, target]));
}
