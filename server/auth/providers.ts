import type { Response } from 'express';
import type { Env } from '../env.ts';
import type { AuthContext } from './request.ts';

/** Can links to sign in be sent? In development without a mail server they are written to the terminal. */
export function sendsLinks(env: Env): boolean {
  return env.EMAIL_SERVER !== undefined || env.NODE_ENV === 'development';
}

/** `GET /providers`: the ways to sign in, in NextAuth v4's words. */
export function showProviders({ env, api }: AuthContext, response: Response) {
  const provider = (id: string, name: string) => {
    return { id, name, type: id, signinUrl: `${api}/signin/${id}`, callbackUrl: `${api}/callback/${id}` };
  };
  const credentials = provider('credentials', 'Credentials');
  // The addresses are those of the host that was asked.
  response.set('Cache-Control', 'private, no-cache');
  response.json(sendsLinks(env) ? { credentials, email: provider('email', 'Email') } : { credentials });
}
