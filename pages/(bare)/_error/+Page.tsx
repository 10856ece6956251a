import { usePageContext } from 'vike-react/usePageContext';

/** Errors (https://vike.dev/error-page): not found, not allowed, failed. */
export default function Page() {
  const { is404, abortStatusCode } = usePageContext();
  if (is404 || abortStatusCode === 404) return <h1>Page not found</h1>;
  if (abortStatusCode === 403) return <h1>This page is for administrators</h1>;
  return <h1>Process failed please try again</h1>;
}
