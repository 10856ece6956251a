import { usePageContext } from 'vike-react/usePageContext';
import { useVisit } from '#renderer/only-us/ui/form/use-record-form.ts';
import { PostForm } from '../form/PostForm.tsx';

export default function Page() {
  const { user } = usePageContext();
  return <PostForm key={useVisit()} id={null} author={user?.author} />;
}
