import type { Person } from './people.ts';
import { TestBrowser } from './test-browser.ts';

/** Signs in like a browser; returns the session's cookie for a Cookie header. Throws if refused. */
export async function signIn(address: string, person: Person): Promise<string> {
  const browser = new TestBrowser(address);
  const answer = await browser.signIn(person);
  const session = [...browser.cookies].find(([name]) => name.endsWith('session-token'));
  if (!session) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return session.join('=');
}
