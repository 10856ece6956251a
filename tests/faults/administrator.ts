import { formWith } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';
import type { RunningSite } from '#tests/site.ts';

/** The result of a call; `json` is its output, or the error with its sentence in `message`. */
export interface Outcome {
  status: number;
  json: Record<string, unknown>;
}

/** The first administrator, calling the API of a running site over HTTP. */
export interface Administrator {
  /** The session's cookie. It remains valid after a restart. */
  cookie: string;
  call(path: string, input: object): Promise<Outcome>;
  /** Uploads a picture. */
  upload(bytes: Uint8Array, name?: string): Promise<Outcome>;
  /** Creates an account, the smallest possible write. */
  addAccount(email: string): Promise<Outcome>;
}

export async function administratorOf(site: RunningSite, cookie?: string): Promise<Administrator> {
  const session = cookie ?? (await signIn(site.url, site));
  const headers = { Cookie: session, Origin: site.url };
  const post = async (path: string, body: FormData | string) => {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
    const init = { method: 'POST', headers: { ...headers, ...type }, body };
    const answer = await fetch(`${site.url}/api/trpc/${path}`, init);
    const { result, error } = JSON.parse(await answer.text());
    return { status: answer.status, json: error?.json ?? result?.data?.json ?? {} };
  };
  const call = (path: string, input: object) => post(path, JSON.stringify({ json: input }));
  return {
    cookie: session,
    call,
    upload: (bytes, name) => post('file.upload', formWith(bytes, name)),
    addAccount: (email) => call('user.create', { name: 'Seorang pegawai', email, role: 'client' }),
  };
}
