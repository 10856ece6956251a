// Browsers use what they fetched ahead for five minutes (Chromium); a person may take longer to wake the phone.
const lasts = 30 * 60_000;
const most = 2000;

/**
 * Pages that browsers fetched before anybody wanted to see them. Only these can be reported as opened: nobody can make up
 * pages, and a report counts no more than a request would have.
 */
export class Opened {
  #pages = new Map<string, { times: number; last: number }>();

  /** A browser fetched the page at `path` ahead. */
  expect(path: string, at: number): void {
    const page = this.#pages.get(path);
    if (page) {
      page.times += 1;
      page.last = at;
    } else if (this.#pages.size < most) this.#pages.set(path, { times: 1, last: at });
  }

  /** A page at `path` was opened. Was it one of these? */
  take(path: string): boolean {
    const page = this.#pages.get(path);
    if (!page) return false;
    page.times -= 1;
    if (page.times === 0) this.#pages.delete(path);
    return true;
  }

  /** Forgets the pages that nobody has opened. */
  forget(at: number): void {
    for (const [path, { last }] of this.#pages) {
      if (Math.abs(at - last) > lasts) this.#pages.delete(path);
    }
  }
}
