import './latest-posts.css';
import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { PostCard, type Teaser } from './PostCard.tsx';
import { blogWords } from './words.ts';

// On phones, the middle of a picture, 6rem wide.
const onPhone = 0.43;
const large = { phone: onPhone, tablet: 1, laptop: 2 / 3 };
const small = { phone: onPhone, tablet: 1 / 2, laptop: 1 / 3 };
// Beside two small ones it becomes about this high.
const largeShape = 792 / 540;

/** Up to three posts on the home page, the newest large, with a link to all of them. */
export function LatestPosts({ data }: { data: Teaser[] }) {
  const t = useWords(blogWords);
  const [first, ...others] = data;
  if (!first) return null;
  return (
    <section className="latest-posts section wrap" aria-labelledby="latest-posts">
      <SectionTop id="latest-posts" title={t('blog')} href="/blogs" more={t('allPosts')} />
      <div className="latest-posts-row post-grid columns" data-count={data.length}>
        <PostCard post={first} share={large} laptopShape={largeShape} heading="h3" large />
        {others.map((post) => (
          <PostCard key={post.id} post={post} share={small} heading="h3" />
        ))}
      </div>
    </section>
  );
}
