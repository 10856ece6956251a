import { linksIn } from '#lib/rich-text/read.ts';
import { jobWords } from '#modules/blogs/words.ts';
import { useWords } from '#renderer/public/language.ts';
import { useChat } from '#renderer/public/use-chat.ts';
import type { Data } from './+data.ts';
import { isClosed } from './is-closed.ts';

/** The button to apply: the first address in the text that takes mail, or else the chat. Nothing without either. */
export function Apply({ post }: { post: Data }) {
  const t = useWords(jobWords);
  const { mail, chat } = useWays(post);
  if (!mail && !chat) return null;
  return (
    <a className="button screen-only" href={mail ?? chat ?? undefined}>
      {t(mail ? 'applyByEmail' : 'apply')}
    </a>
  );
}

/** On phones, the same button at the bottom of the screen while the one beside the facts is out of sight. */
export function ApplyBar({ post }: { post: Data }) {
  const { mail, chat } = useWays(post);
  if (post.category !== 'CAREER' || isClosed(post) || (!mail && !chat)) return null;
  return (
    <div className="job-bar">
      <Apply post={post} />
    </div>
  );
}

function useWays({ title, body }: Data) {
  const chat = useChat();
  const mail = linksIn(body).find((link) => link.startsWith('mailto:'));
  return { chat, mail: mail && `${mail.split('?')[0]}?subject=${encodeURIComponent(title)}` };
}
