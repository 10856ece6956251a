import { signIn } from './sign-in.ts';
import type { RunningSite } from './site.ts';

/** A link that shows a closed site to somebody who isn't signed in. */
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
