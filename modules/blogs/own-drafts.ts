import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import type { PersonContext } from '#server/content/points.ts';
import { requestsOf } from '#server/content/publish/publication-requests.ts';
import type { Waiting } from '#server/site/points.ts';
import { posts } from './posts.ts';
import { blogPosts } from './tables.ts';

const route = '/only-us/blogs';
const maxShown = 20;

/** For people who write and don't publish: their drafts, and what was returned to them first. */
export function ownDrafts({ db, user }: PersonContext): Waiting | null {
  if (!may(user, 'write', 'content') || may(user, 'publish', 'content')) return null;
  const requests = requestsOf(db)
    .all({ name: posts.name })
    .filter(({ askerId }) => askerId === user.id);
  const returned = requests.filter(({ state }) => state === 'returned').map(({ id }) => id);
  const { id, title, status, createdBy, updatedAt } = blogPosts;
  const isOwnDraft = and(eq(createdBy, user.id), eq(status, 'draft'));
  const drafts = db
    .select({ id, title, at: updatedAt })
    .from(blogPosts)
    .where(or(isOwnDraft, inArray(id, returned)))
    .orderBy(desc(inArray(id, returned)), desc(updatedAt))
    .limit(maxShown)
    .all();
  return {
    title: localize('Your drafts'),
    text: drafts.length === 0 ? 'What you write appears here until it is published.' : '',
    ...{ route: `${route}/new`, label: 'New post' },
    entries: drafts.map(({ id, title, at }) => {
      const request = requests.find((each) => each.id === id);
      return {
        ...{ title, route: `${route}/${id}` },
        why: localize(request ? 'You asked for publication.' : 'Draft'),
        at: request?.answeredAt ?? request?.askedAt ?? at,
      };
    }),
  };
}
