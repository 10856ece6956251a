import './previews.css';
import { usePageContext } from 'vike-react/usePageContext';
import type { Pictures, ShownPicture } from '#database/shown-picture.ts';
import { descriptionOf } from '#lib/seo.ts';
import { pageTitle } from '../../../public/page-title.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Muted } from '../base/Muted.tsx';
import { type Parts, textsOf } from './parts.ts';
import { t } from './texts.ts';

interface Props {
  parts: Parts;
  path: string;
  pictures: Pictures;
  /** Fields that a translation shares with its original. */
  original?: { picture: ShownPicture | null; noindex: boolean } | null | undefined;
}

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

// The approximate length at which both cut.
const longest = 160;

/** Their default. */
export function withoutSeo(parts: Parts, site: { name: string }) {
  const { title, summary } = parts;
  const description = descriptionOf(summary, textsOf(parts)) ?? '';
  return { title: pageTitle(title || t('untitled'), site), description: cut(description) };
}

function snippetOf(parts: Parts, site: { name: string }) {
  const { seoTitle, seoDescription } = parts.seo;
  const { title, description } = withoutSeo(parts, site);
  return { title: seoTitle.trim() || title, description: cut(seoDescription.trim()) || description };
}

/** The id of the picture of a shared link; null for the one of the site. */
export function sharedPictureOf({ cover, seo }: Parts): number | null {
  return seo.sharePictureId || cover || null;
}

function cut(text: string) {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
