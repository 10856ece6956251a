import { desc, or } from 'drizzle-orm';
import * as z from 'zod';
import { containing, isLike } from '#database/like.ts';
import { files } from '#database/tables.ts';
import { hasWords } from '#lib/fold.ts';
import type { Language } from '#lib/language.ts';
import { isOwnPage } from '#lib/rich-text/links.ts';
import { fileType, linkTo } from '#lib/rich-text/references.ts';
import { may, typeAreas } from '#lib/rights.ts';
import { keyOf } from '../../http/addresses.ts';
import { officeProcedure, router } from '../../trpc.ts';
import { heldAt } from '../addresses.ts';
import { findEntries } from '../find-entries.ts';
import type { MenuArea, PersonContext } from '../points.ts';
import { areas, routeOf } from './areas.ts';
import { describeLinks } from './describe.ts';
import { type LinkTarget, linkedTypes, targetOf } from './target.ts';

interface Context extends PersonContext {
  origin: string;
  settings: { language: Language };
}

interface FoundLink extends Omit<LinkTarget, 'area'> {
  /** The link to store. */
  href: string;
}

const [maxEntries, maxFiles] = [12, 6];

/** Link targets by these words, or at this address of the site. Drafts need the right to read them. */
function findLinks(context: Context, query: string): FoundLink[] {
  const words = query.trim();
  const url = words.startsWith(`${context.origin}/`) ? words.slice(context.origin.length) : words;
  if (isOwnPage(url)) return atAddress(context, url);
  const entries = findEntries(context.db, linkedTypes(), words, 2 * maxEntries);
  const found = entries.flatMap(({ type, id }) => foundLink(context, type.name, id)).slice(0, maxEntries);
  return [...findAreas(context, words), ...found, ...(words ? findFiles(context, words) : [])];
}

function atAddress(context: Context, href: string): FoundLink[] {
  const { pathname, search, hash } = new URL(href, 'https://site.invalid');
  const path = keyOf(pathname);
  const area = areas().find(({ route }) => route === path);
  if (area) return [areaLink(context, area, href)];
  const held = heldAt(context.db, path).find(({ state }) => state !== 'deleted');
  // A query belongs to the address: the entry alone would not be the same page.
  return held && !search ? foundLink(context, held.type, held.entry, hash) : [];
}

function foundLink(context: Context, type: string, id: number, anchor = ''): FoundLink[] {
  const target = targetOf(context, { type, id, anchor });
  if (!target || target.state === 'trash') return [];
  const { area, ...link } = target;
  const isHidden = link.state !== 'public' && !may(context.user, 'read', area);
  return isHidden ? [] : [{ ...link, href: linkTo({ type, id, anchor }), path: link.path + anchor }];
}

function findAreas(context: Context, words: string): FoundLink[] {
  if (!words) return [];
  const isWanted = ({ label }: MenuArea) => [label.id, label.en].some((name) => hasWords(name, words));
  return areas()
    .filter(isWanted)
    .map((area) => areaLink(context, area, routeOf(context, area)));
}

function areaLink({ settings }: Context, { label }: MenuArea, href: string): FoundLink {
  return { href, title: label[settings.language], noun: 'area', path: href, state: 'public' };
}

function findFiles(context: Context, words: string): FoundLink[] {
  const { id, name, alt, createdAt } = files;
  const pattern = containing(words);
  const isFound = or(isLike(name, pattern), isLike(alt, pattern));
  const rows = context.db.select({ id }).from(files).where(isFound).orderBy(desc(createdAt), desc(id));
  return rows
    .limit(maxFiles)
    .all()
    .flatMap((file) => foundLink(context, fileType, file.id));
}

const office = officeProcedure('read', ...typeAreas);

const find = z.strictObject({ query: z.string().max(2000) });
const hrefs = z.strictObject({ hrefs: z.array(z.string().max(2000)).max(100) });

export const linkRouter = router({
  find: office.input(find).query(({ ctx, input }) => findLinks(ctx, input.query)),

  describe: office.input(hrefs).query(({ ctx, input }) => describeLinks(ctx, input.hrefs)),
});
