import { Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { plainText } from '#lib/rich-text/read.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Pictures } from '#server/files/shown-picture.ts';
import { type Parts, textsOf } from './parts.ts';
import { t } from './texts.ts';

interface Props {
  parts: Parts;
  path: string;
  pictures: Pictures;
}

// What both cut after, more or less.
const longest = 160;

/** What people see of the page elsewhere: in search results, and as a link in a chat. */
export function Previews({ parts, path, pictures }: Props) {
  const { site } = usePageContext();
  const { host } = new URL(site.address);
  const title = parts.title || t('untitled');
  const summary = cut(parts.summary?.trim() || textsOf(parts).map(plainText).join(' '));
  const cover = parts.cover ? pictures[parts.cover] : undefined;
  const crumbs = path.split('/').filter(Boolean).join(' › ');
  return (
    <>
      <Text as="div" size="1" color="gray" mb="1">
        {t('google')}
      </Text>
      <div className="publish-google">
        <cite>{`${host} › ${crumbs}`}</cite>
        <b>{`${title} · ${site.name}`}</b>
        <span>{summary}</span>
      </div>
      <Text as="div" size="1" color="gray" mb="1" mt="3">
        {t('chat')}
      </Text>
      <div className="publish-chat">
        {cover ? (
          <Picture picture={{ ...cover, alt: '' }} sizes="320px" />
        ) : (
          <img src="/share-card.jpg" alt="" />
        )}
        <b>{title}</b>
        <span>{summary}</span>
        <cite>{host}</cite>
      </div>
    </>
  );
}

function cut(text: string) {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
