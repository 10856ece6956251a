import { chosenOf } from '#lib/block-entries.ts';
import { PostCard } from '#modules/blogs/PostCard.tsx';
import { chosenPosts, publicPosts } from '#modules/blogs/published.ts';
import { BlockSection } from '#renderer/public/blocks/BlockSection.tsx';
import { block } from '#server/content/blocks.ts';
import { fields } from './fields.ts';

const share = { phone: 1, tablet: 1 / 2, laptop: 1 / 3 };

export const postsBlock = block({
  name: 'posts',
  label: 'Posts',
  about: 'Cards of the newest or selected posts.',
  fields,
  load({ db, now }, values) {
    const { show, count, ids } = values;
    const found = show === 'first' ? publicPosts(db, now(), { limit: count }) : chosenPosts(db, now(), ids);
    return chosenOf(found, values);
  },
  Section: ({ id, values: { title }, data }) => (
    <BlockSection id={id} title={title}>
      <div className="post-grid columns">
        {data.map((post) => (
          <PostCard key={post.id} post={post} share={share} heading={title ? 'h3' : 'h2'} />
        ))}
      </div>
    </BlockSection>
  ),
});
