import { useWords } from '#renderer/public/language.ts';
import { SectionTop } from '#renderer/public/SectionTop.tsx';
import { PostCard } from './PostCard.tsx';
import type { Teaser } from './published.ts';
import { blogWords } from './words.ts';

// Its approximate shape beside two small ones.
const largeShape = 792 / 540;

export function LatestPosts({ data }: { data: Teaser[] }) {
  const t = useWords(blogWords);
  if (data.length === 0) return null;
  return (
    <section className="latest-posts section wrap" aria-labelledby="latest-posts">
      <SectionTop id="latest-posts" title={t('blog')} href="/blogs" more={t('allPosts')} />
      <div className="latest-posts-row post-grid post-rows columns" data-count={data.length}>
        {data.map((post, index) => (
          <PostCard
            key={post.id}
            post={post}
            largeShape={index === 0 ? largeShape : undefined}
            heading="h3"
          />
        ))}
      </div>
    </section>
  );
}
