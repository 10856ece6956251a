import Newspaper from 'lucide-react/icons/newspaper';
import { chosenOf } from '#lib/block-choice.ts';
import { chosenPosts, publicPosts } from '#modules/blogs/published.ts';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';
import { PostCards } from './PostCards.tsx';

/** Cards of posts. */
export const postsBlock = block({
  name: 'posts',
  label: 'Posts',
  icon: Newspaper,
  fields,
  empty: { title: '', show: 'first', count: 3, ids: [] },
  load({ db, now }, values) {
    const { show, count, ids } = values;
    const found = show === 'first' ? publicPosts(db, now(), { limit: count }) : chosenPosts(db, now(), ids);
    const posts = chosenOf(found, values);
    return posts.length > 0 ? posts : null;
  },
  text: ({ title }) => title,
  Section: PostCards,
});
