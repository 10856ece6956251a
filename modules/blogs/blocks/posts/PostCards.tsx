import './post-cards.css';
import { PostCard, type Teaser } from '#modules/blogs/PostCard.tsx';
import { BlockHeading, namedBy } from '#renderer/public/blocks/BlockHeading.tsx';
import type { BlockProps } from '#server/content/blocks.ts';
import type { PostsValues } from './fields.ts';

const share = { phone: 1, tablet: 1 / 2, laptop: 1 / 3 };

/** Cards of posts, three in a row on laptops. */
export function PostCards({ id, values: { title }, data }: BlockProps<PostsValues, Teaser[]>) {
  return (
    <section className="block wrap" {...namedBy({ id, title })}>
      <BlockHeading id={id} title={title} />
      <div className="post-cards">
        {data.map((post) => (
          <PostCard key={post.id} post={post} share={share} heading={title ? 'h3' : 'h2'} />
        ))}
      </div>
    </section>
  );
}
