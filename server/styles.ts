import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

/** The style sheets of built public pages. */
export interface Styles {
  /** The page with one style sheet in place of the many that it is made of. */
  join(html: string): string;
  /** Serves these, to be mounted at /assets/styles. */
  serve: RequestHandler;
}

const links = /[ \t]*<link rel="stylesheet" type="text\/css" href="(\/assets\/static\/[\w.-]+\.css)">\n?/g;

/**
 * Vite makes a file of every style sheet that is imported; a page of many small pieces would ask for a dozen. They are
 * put together when the page is rendered and kept in memory: who has a page of before a restart has its styles too, and
 * asks for both anew.
 */
export function openStyles(client: string): Styles {
  const sheets = new Map<string, string>();
  return {
    join(html) {
      const files = [...html.matchAll(links)].map(([, href = '']) => href);
      if (files.length < 2) return html;
      const name = `${createHash('sha256').update(files.join()).digest('hex').slice(0, 16)}.css`;
      if (!sheets.has(name)) sheets.set(name, files.map((file) => readFile(client, file)).join('\n'));
      let first = true;
      return html.replace(links, () => {
        if (!first) return '';
        first = false;
        return `<link rel="stylesheet" href="/assets/styles/${name}">\n`;
      });
    },
    serve: ({ path: asked }, response, next) => {
      const sheet = sheets.get(asked.slice(1));
      if (sheet === undefined) return next();
      response.set('Cache-Control', 'public, max-age=31536000, immutable').type('text/css').send(sheet);
    },
  };
}

function readFile(client: string, href: string) {
  return readFileSync(path.join(client, href), 'utf8');
}
