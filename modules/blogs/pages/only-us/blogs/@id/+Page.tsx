import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/blogs/texts.ts';
import { NotFound } from '#renderer/only-us/record/NotFound.tsx';
import { recordId } from '#renderer/only-us/record/record-id.ts';
import { PostForm } from '../form/PostForm.tsx';

/** One post to change. */
export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const isThere = useData() !== null;
  if (!isThere) {
    return <NotFound title={t('notFound')} link={{ label: t('toList'), href: '/only-us/blogs' }} />;
  }
  return <PostForm key={id} id={id} />;
}
