import { useData } from 'vike-react/useData';
import type { Data } from './+data.ts';
import { NoticeWords } from './NoticeWords.tsx';

/** What an endpoint of /api/auth has to say: why signing in failed, to look for an email, whether to sign out. */
export default function Page() {
  return <NoticeWords notice={useData<Data>()} />;
}
