import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'vite';
import type { NextAuth } from './page.tsx';

const address = '/next-auth-test';
const html = `<!doctype html><html lang="en"><title>next-auth</title><body><script src="${address}.js"></script>`;

/** Bundles `page.tsx`, with next-auth's published client, into one script. */
export async function bundleTestPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Next.js would define these.
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'page.tsx'), output: { format: 'iife' } },
    },
  });
  const [made] = [result].flat();
  const script = made && 'output' in made ? made.output[0].code : undefined;
  if (!script) throw new Error('Vite made no script.');
  return script;
}

type Functions = keyof Pick<NextAuth, 'getSession' | 'signIn' | 'signOut' | 'update'>;

/**
 * A tab with the test page, on the site's own origin. Playwright intercepts only the first request, so after a redirect
 * the site itself responds: `page.reload()` loads the test page.
 */
export class TestPage {
  readonly url: string;

  constructor(
    readonly page: Page,
    site: string,
  ) {
    this.url = site + address;
  }

  /** The session states that the client has gone through: `loading, authenticated`. */
  get states() {
    return this.page.getByRole('status');
  }

  /** The name of the signed-in user, or 'Nobody'. */
  get user() {
    return this.page.getByRole('heading');
  }

  async serve(script: string) {
    await this.page.route(
      (url) => url.pathname === address,
      (route) => route.fulfill({ contentType: 'text/html', body: html }),
    );
    await this.page.route(
      (url) => url.pathname === `${address}.js`,
      (route) => route.fulfill({ contentType: 'text/javascript', body: script }),
    );
  }

  /** Loads it and waits until the client knows whether somebody is signed in. */
  async open(state: 'authenticated' | 'unauthenticated') {
    await this.page.goto(this.url);
    await expect(this.states).toHaveText(`loading, ${state}`);
  }

  /** Loads it and signs in. */
  async openSignedIn({ email, password }: { email: string; password: string }, name = 'Administrator') {
    await this.open('unauthenticated');
    await this.call('signIn', 'credentials', { email, password, redirect: false });
    await expect(this.user).toHaveText(name);
  }

  /** Calls a function of the client and returns its result. */
  call(name: Functions, ...args: unknown[]): Promise<unknown> {
    const typed = { name, args };
    return this.page.evaluate(({ name, args }) => Reflect.apply(window.nextAuth[name], null, args), typed);
  }

  /** Calls a function that leaves the page, so there is no result. */
  async leave(name: Functions, ...args: unknown[]) {
    const typed = { name, args };
    await this.page.evaluate(({ name, args }) => {
      void Reflect.apply(window.nextAuth[name], null, args);
    }, typed);
  }
}
