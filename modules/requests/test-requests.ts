import { createFormToken } from '#server/forms/form-token.ts';
import type { TestSite } from '#tests/test-site.ts';

/** A visitor’s input, in a form opened some seconds ago. */
export async function fieldsOf(
  site: TestSite,
  changed: Record<string, string> = {},
  seconds = 60,
): Promise<Record<string, string>> {
  const { consent } = await site.guest.request.getForm().catch(() => ({ consent: '' }));
  const openedAt = new Date(site.services.now().getTime() - seconds * 1000);
  const token = createFormToken(site.env.AUTH_SECRET, openedAt);
  return { token, consent, name: 'Dewi Lestari', phone: '0812-3456-7890', ...changed };
}

interface From {
  headers?: Record<string, string>;
  address?: string;
}

/** Submits the form as a browser without script. */
export function send(site: TestSite, fields: Record<string, string>, from: From = {}): Promise<Response> {
  const { headers, address = '203.0.113.5' } = from;
  return fetch(`${site.address}/contact`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: site.origin, 'x-forwarded-for': address, ...headers },
    redirect: 'manual',
  });
}
