import type { PageContextServer } from 'vike/types';
import { jobWords } from '#modules/blogs/words.ts';
import type { Subject } from '#renderer/public/chat-link.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: what a chat that begins here is about. Of the blog itself, its entry in the menu says it.
export default function subject({ data, site }: PageContextServer): Subject | undefined {
  if ((data as Data).category !== 'CAREER') return undefined;
  return { name: jobWords(site.language)('jobs') };
}
