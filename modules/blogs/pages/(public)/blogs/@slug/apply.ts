import { linksIn } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';

type Job = { title: string; slug: string; body: RichText; applyLink: string };

/** The address to apply at: the job’s form, with the job as its subject, or the first email address in its text. */
export function applyAddress(
  { title, slug, body, applyLink }: Job,
  resolveLink: (href: string) => string | null,
): string | undefined {
  const form = applyLink && resolveLink(applyLink);
  if (form) return form.startsWith('/') ? `${form}?about=/blogs/${slug}` : form;
  const mail = linksIn(body).find((link) => link.startsWith('mailto:'));
  return mail && `${mail.split('?')[0]}?subject=${encodeURIComponent(title)}`;
}

export const applyLabel = (address: string | undefined) =>
  address?.startsWith('mailto:') ? 'applyByEmail' : 'apply';

export function isClosed({ closesAt }: { closesAt: Date | null }): boolean {
  return closesAt !== null && closesAt < new Date();
}
