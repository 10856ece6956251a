import { isOwnPage } from '#lib/rich-text/links.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { may } from '#lib/rights.ts';
import { deadLinks } from '#server/content/publish/dead-links.ts';
import type { PersonContext } from '../points.ts';
import { type LinkTarget, targetOf } from './target.ts';

/** The target of a link, described for its authors. The title is empty when they may not read it. */
export interface DescribedLink extends Omit<LinkTarget, 'area' | 'state'> {
  /** `gone`: visitors find nothing there. */
  state: LinkTarget['state'] | 'gone';
}

/** Describes stored links; those to other sites are left out. */
export async function describeLinks(
  context: PersonContext,
  hrefs: string[],
): Promise<Record<string, DescribedLink>> {
  const paths = hrefs.filter(isOwnPage).map(pathOf);
  const dead = new Set(paths.length > 0 ? await deadLinks(context, paths) : []);
  return Object.fromEntries(
    hrefs.flatMap((href) => {
      const described = describeReference(context, href) ?? describePath(href, dead);
      return described ? [[href, described]] : [];
    }),
  );
}

function describeReference(context: PersonContext, href: string): DescribedLink | null {
  const reference = referenceOf(href);
  if (!reference) return null;
  const target = targetOf(context, reference);
  if (!target) return { noun: '', title: '', path: '', state: 'gone' };
  const { noun, path, state, title, area } = target;
  const isReadable = state === 'public' || may(context.user, 'read', area);
  return isReadable ? { noun, path, state, title } : { noun, path: '', state, title: '' };
}

function describePath(href: string, dead: Set<string>): DescribedLink | null {
  if (!isOwnPage(href)) return null;
  const path = pathOf(href);
  return { noun: '', title: '', path, state: dead.has(path) ? 'gone' : 'public' };
}

/** Without query and anchor, and without a slash at its end. */
function pathOf(href: string) {
  return new URL(href, 'https://site.invalid').pathname.replace(/(?<=.)\/+$/, '');
}
