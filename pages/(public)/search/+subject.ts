import type { Subject } from '#renderer/public/chat-link.ts';
import type { Found } from './search-for.ts';

// renderer/page-context.ts: what a chat that begins here is about. During maintenance there are no results.
export default function subject({ data }: { data?: Found }): Subject | undefined {
  return data?.query ? { name: `“${data.query}”` } : undefined;
}
