import { linksIn } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

/** The first email address in the text of a job, as a link. */
export function applyMail({ title, body }: { title: string; body: RichText }): string | undefined {
  const mail = linksIn(body).find((link) => link.startsWith('mailto:'));
  return mail && `${mail.split('?')[0]}?subject=${encodeURIComponent(title)}`;
}

export function isClosed({ closesAt }: { closesAt: Date | null }): boolean {
  return closesAt !== null && closesAt < new Date();
}
