import { isSuccess } from '../failure.ts';

const base = '/api/auth';

/** GETs an endpoint of the sign-in, such as `session`. Throws when the answer is no success. */
export async function read<Body>(path: string): Promise<Body> {
  const { ok, status, body } = await answerOf<Body>(fetch(`${base}/${path}`));
  if (!ok) throw new Error(`${path} answered with status ${status}.`);
  return body;
}

/** POSTs a form to an endpoint, with the csrf token that the server asks for. */
export async function postForm<Body>(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...fields, csrfToken: await readCsrfToken(), json: 'true' });
  return answerOf<Body>(fetch(`${base}/${path}`, { method: 'POST', body }));
}

/** The same with JSON. */
export async function postJson<Body>(path: string, values: object) {
  const body = JSON.stringify({ csrfToken: await readCsrfToken(), ...values });
  const headers = { 'Content-Type': 'application/json' };
  return answerOf<Body>(fetch(`${base}/${path}`, { method: 'POST', headers, body }));
}

export async function readCsrfToken(): Promise<string> {
  const { csrfToken } = await read<{ csrfToken: string }>('csrf');
  return csrfToken;
}

/** Writes what went wrong here to the server's log, also while the page is going away. */
export function report(code: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const fields = { level: 'error', code, message, url: window.location.href, client: 'true' };
  navigator.sendBeacon(`${base}/_log`, new URLSearchParams(fields));
}

// `ok`: the status is 200, 201 or 202; no other counts as a success (spec §8).
async function answerOf<Body>(request: Promise<Response>) {
  const response = await request;
  const { status } = response;
  const body: Body = await response.json();
  return { ok: isSuccess(status), status, body };
}
