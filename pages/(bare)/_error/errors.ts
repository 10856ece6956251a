interface ErrorWords {
  title: string;
  text: string;
  /** Without it, the same address again. */
  way?: { label: string; href: string };
}

const failed: ErrorWords = {
  title: 'Process failed please try again',
  text: 'Something went wrong on our side. It has been written down, and trying again often helps.',
};

const errors: Record<number, ErrorWords> = {
  404: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or a letter of it is missing.',
    way: { label: 'Go to the home page', href: '/' },
  },
  403: {
    title: 'This page is for administrators',
    text: 'Your account may not open it. An administrator can give you the role that may.',
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

/** The words for an error page. What we have no words for is a failure of ours (spec §8). */
export function errorOf(error: { is404?: boolean | null; abortStatusCode?: number }): ErrorWords {
  return errors[error.is404 ? 404 : (error.abortStatusCode ?? 500)] ?? failed;
}
