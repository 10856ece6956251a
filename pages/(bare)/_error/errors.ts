import type { PageContextServer } from 'vike/types';

interface ErrorWords {
  title: string;
  text: string;
  /** Without it, the same address again. */
  way?: { label: string; href: string };
}

const failed: ErrorWords = {
  title: 'Process failed please try again',
  text: 'Something went wrong on our side. We’ve logged the error. Please try again.',
};

const errors: Record<number, ErrorWords> = {
  400: {
    title: 'This address is not valid',
    text: 'Part of it can’t be read. It may have been cut off when it was copied.',
    way: { label: 'Go to the home page', href: '/' },
  },
  404: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the address may be mistyped.',
    way: { label: 'Go to the home page', href: '/' },
  },
  403: {
    title: 'This page is for administrators',
    text: 'You don’t have permission to view this page. Ask an administrator for access.',
    way: { label: 'Go to the dashboard', href: '/only-us/dashboard' },
  },
  429: {
    title: 'Too many requests',
    text: 'Please wait a moment before you try again.',
  },
  503: {
    title: 'Please try again in a moment',
    text: 'The site can’t answer right now. Nothing was lost.',
  },
};

interface Failed {
  rewrite: PageContextServer['rewrite'];
  urlPathname: string;
  is404?: boolean | null;
  abortStatusCode?: number;
  /** With status 410, what was deleted: `{ noun: 'post' }`. */
  abortReason?: unknown;
}

function deleted({ abortReason, urlPathname }: Failed): ErrorWords {
  const { noun } = abortReason as { noun: string };
  return {
    title: `This ${noun} no longer exists`,
    text: 'It was removed from the site. The others are still there.',
    way: { label: `See all ${noun}s`, href: urlPathname.replace(/\/[^/]*\/?$/, '') || '/' },
  };
}

/** The words for an error page. What we have no words for is a failure of ours (spec §8). */
export function errorOf(page: Failed): ErrorWords {
  const { rewrite, is404, abortStatusCode } = page;
  const status = rewrite?.error ?? (is404 ? 404 : (abortStatusCode ?? 500));
  return status === 410 ? deleted(page) : (errors[status] ?? failed);
}
