import type { Subject } from '#renderer/public/chat-link.ts';
import type { Data } from './+data.ts';

// renderer/page-context.ts: what a chat that begins here is about.
export default function subject({ data }: { data: Data }): Subject {
  return { name: data.catalog.title };
}
