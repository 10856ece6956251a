import { parseCookie, parseSetCookie } from 'cookie';
import type { Person } from './people.ts';

/** A browser without a screen: it stores cookies and follows no redirects. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private readonly site: string;
  private readonly headers: Record<string, string>;

  constructor(site: string, headers: Record<string, string> = {}) {
    this.site = site;
    this.headers = headers;
  }

  /** A request to `/api/auth` + path (or to an absolute address). */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const url = path.startsWith('http') ? path : `${this.site}/api/auth${path}`;
    const headers = { ...this.headers, ...(init.headers as Record<string, string>) };
    if (this.cookies.size > 0) headers.cookie ??= this.cookieHeader();
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, maxAge } = parseSetCookie(line);
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value ?? ''));
    }
    return response;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The cookie whose name ends with this, as received. */
  cookie(ending: string): string | undefined {
    return [...this.cookies].find(([name]) => name.endsWith(ending))?.[1];
  }

  async csrfToken(): Promise<string> {
    return (await (await this.fetch('/csrf')).json()).csrfToken;
  }

  /** Posts a form like a script (`json=true`), with a valid CSRF token. */
  async post(path: string, fields: Record<string, string> = {}): Promise<Response> {
    return this.postForm(path, { json: 'true', ...fields });
  }

  /** Posts a form like a page without script. */
  async postForm(path: string, fields: Record<string, string> = {}): Promise<Response> {
    const csrfToken = fields.csrfToken ?? (await this.csrfToken());
    return this.fetch(path, { method: 'POST', body: new URLSearchParams({ csrfToken, ...fields }) });
  }

  async signIn({ email, password }: Person): Promise<Response> {
    return this.post('/callback/credentials', { email, password });
  }

  /** The response of GET /session. */
  async session() {
    return (await this.fetch('/session')).json();
  }
}

/** The Set-Cookie lines of a response, by the cookie's name. */
export function setCookies(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((line) => [Object.keys(parseCookie(line))[0] ?? '', line]),
  );
}
