import { type HomeSection, homeSection } from '#server/module.ts';
import { LatestPosts } from './LatestPosts.tsx';

const shown = 3;

/** The newest posts on the home page. (Annotated: the API's type depends on the modules', which holds this.) */
export const blogsHomeSection: HomeSection = homeSection({
  place: 60,
  async load(api) {
    const { posts } = await api.blog.getPage({});
    return posts.length > 0 ? posts.slice(0, shown) : null;
  },
  Section: LatestPosts,
});
