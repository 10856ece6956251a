import './latest-posts.css';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { PostCard, type Teaser } from './PostCard.tsx';

const large = '(min-width: 75rem) 792px, (min-width: 64rem) 66vw, 94vw';
const small = '(min-width: 75rem) 384px, (min-width: 64rem) 32vw, (min-width: 48rem) 46vw, 94vw';

/** Up to three posts on the home page, the newest large, with the way to all of them. */
export function LatestPosts({ data }: { data: Teaser[] }) {
  const [first, ...others] = data;
  if (!first) return null;
  return (
    <section className="latest-posts section wrap" aria-labelledby="latest-posts">
      <SectionTop id="latest-posts" title="Blogs" href="/blogs" more="All posts" />
      <div className="latest-posts-row" data-count={data.length}>
        <PostCard post={first} sizes={large} heading="h3" large />
        {others.map((post) => (
          <PostCard key={post.id} post={post} sizes={small} heading="h3" />
        ))}
      </div>
    </section>
  );
}
