import type { PageContextServer } from 'vike/types';
import { usePageContext } from 'vike-react/usePageContext';
import { errorOf } from './errors.ts';

/** Errors (https://vike.dev/error-page): what happened, and one thing to do about it. */
export default function Page() {
  const pageContext = usePageContext() as PageContextServer;
  const { title, text, action } = errorOf(pageContext);
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="bare-actions">
        <a className="button" href={action.href ?? pageContext.urlOriginal}>
          {action.label}
        </a>
      </div>
    </>
  );
}
