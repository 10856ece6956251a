import { signIn } from './sign-in.ts';
import type { RunningSite } from './site.ts';

/** A link with which somebody who is not signed in sees a site that is closed. */
export async function previewLink(site: RunningSite): Promise<string> {
  const headers = {
    Cookie: await signIn(site.url, site),
    Origin: site.url,
    'Content-Type': 'application/json',
  };
  const call = { method: 'POST', headers, body: '{}' };
  const answer = await fetch(`${site.url}/api/trpc/site.createPreviewLink`, call);
  return (await answer.json()).result.data.json.url;
}
