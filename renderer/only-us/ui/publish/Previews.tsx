import './previews.css';
import { usePageContext } from 'vike-react/usePageContext';
import type { Pictures, ShownPicture } from '#server/files/shown-picture.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Muted } from '../Muted.tsx';
import type { Parts } from './parts.ts';
import { sharedPictureOf, snippetOf } from './snippet.ts';
import { t } from './texts.ts';

interface Props {
  parts: Parts;
  path: string;
  pictures: Pictures;
  /** What a translation shares with its original. */
  original?: { picture: ShownPicture | null; noindex: boolean } | null | undefined;
}

/** What people see of the page elsewhere: in search results, and as a link in a chat. */
export function Previews({ parts, path, pictures, original }: Props) {
  const { site } = usePageContext();
  const { host } = new URL(site.address);
  const { title, description } = snippetOf(parts, site);
  const picture = original ? original.picture : pictures[sharedPictureOf(parts) ?? 0];
  const crumbs = path.split('/').filter(Boolean).join(' › ');
  return (
    <>
      <Muted as="div" mb="1">
        {t('google')}
      </Muted>
      {(original ?? parts.seo).noindex ? (
        <div className="publish-google">
          <span>{t('notListed')}</span>
        </div>
      ) : (
        <div className="publish-google">
          <cite>{`${host} › ${crumbs}`}</cite>
          <b className="truncate">{title}</b>
          <span>{description}</span>
        </div>
      )}
      <Muted as="div" mb="1" mt="3">
        {t('chat')}
      </Muted>
      <div className="publish-chat">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="320px" />
        ) : (
          <img src="/share-card.jpg" alt="" />
        )}
        <b>{title}</b>
        <span className="two-lines">{description}</span>
        <cite>{host}</cite>
      </div>
    </>
  );
}
