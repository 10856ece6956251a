import { usePageContext } from 'vike-react/usePageContext';
import { PostForm } from '../form/PostForm.tsx';

/** A new post, by the person who is signed in. */
export default function Page() {
  const { user } = usePageContext();
  return <PostForm post={null} author={user?.name ?? ''} />;
}
