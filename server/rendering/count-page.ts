import type { Request, Response } from 'express';
import type { Context } from '../context.ts';
import { keyOf, pathOf } from '../http/addresses.ts';
import { withoutPrefix } from '../site/page-language.ts';
import type { Search } from '../statistics/searched.ts';

declare global {
  namespace Express {
    interface Locals {
      /** What the page shows results of. */
      search?: Search;
    }
  }
}

interface Page {
  pageId?: string | null;
}

/** Counts a public page that was rendered for a visitor, and the search that it answers. Staff and guests with a link don't count. */
export function countPage(context: Context, page: Page, request: Request, response: Response): void {
  const { rewrite, search } = response.locals;
  const isPublic = response.statusCode === 200 && page.pageId?.includes('/(public)/');
  if (!isPublic || context.preview || context.closed || rewrite) return;
  const isOpened = context.statistics.countPage(request, nameOf(context, request.originalUrl));
  const language = context.prefix ? context.settings.language : undefined;
  if (isOpened && search) context.statistics.countSearch({ ...search, language });
}

// Anybody can make up addresses of search results: they are one page. Any other page is about something that is there.
function nameOf({ prefix }: Context, url: string) {
  const path = withoutPrefix(prefix, pathOf(url));
  if (path.startsWith('/search/')) return `${prefix}/search`;
  return prefix + (path.includes('%') ? keyOf(path) : path);
}
