import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';

/** The page context of a public page, which is rendered on the server only. */
export const useServerPage = usePageContext as () => PageContextServer;
