import { formWith } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';
import type { RunningSite } from '#tests/site.ts';

/** Uploads a picture as an administrator, from the site's AUTH_URL if it has one. Returns its address, without the site's. */
export async function uploadPicture(site: RunningSite, bytes: Buffer, origin = site.url): Promise<string> {
  const headers = { Cookie: await signIn(site.url, site), Origin: origin };
  const answer = await fetch(`${site.url}/api/trpc/file.upload`, {
    method: 'POST',
    headers,
    body: formWith(bytes),
  });
  const { result } = (await answer.json()) as { result: { data: { json: { filename: string } } } };
  return `/api/images/upload/${result.data.json.filename}`;
}
