import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';
import { NoticeWords } from './NoticeWords.tsx';

/** A message of an /api/auth endpoint: a failed sign-in, a sent email, or a question whether to sign out. */
export default function Page() {
  return <NoticeWords notice={useData<Data>()} />;
}
