import { usePageContext } from 'vike-react/usePageContext';
import { api } from '#renderer/only-us/api.ts';
import { PostForm } from '../form/PostForm.tsx';

/** One post to change. */
export default function Page() {
  const id = Number(usePageContext().routeParams.id);
  const { data: post } = api.blog.get.useQuery({ id });
  return post && <PostForm key={id} post={post} author={post.author} />;
}
