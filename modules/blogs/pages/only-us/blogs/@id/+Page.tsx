import { post } from '#modules/blogs/type.ts';
import { OpenedEntry } from '#renderer/only-us/ui/entry/OpenedEntry.tsx';
import { PostForm } from '../form/PostForm.tsx';

export default function Page() {
  return <OpenedEntry type={post}>{(id) => <PostForm key={id} id={id} />}</OpenedEntry>;
}
