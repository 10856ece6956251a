import type { Pictures } from '#database/shown-picture.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { formatDownload } from '#renderer/ui/numbers.ts';
import { Icon } from '../Icon.tsx';
import { useLanguage, useWords } from '../language.ts';
import { partWords } from './words.ts';

interface Props {
  file: Pictures[number];
  /** Default: the file’s name. */
  title?: string | null;
}

/** A download with type and size. */
export function FileLink({ file, title }: Props) {
  const t = useWords(partWords);
  const language = useLanguage();
  const { name, type, bytes } = file;
  return (
    <p className="text-file">
      <a href={useFileUrl()(file)} download={name ?? ''}>
        <Icon name="download" />
        <span>
          <strong>{title || name || t('download')}</strong>
          {type && bytes && <small>{formatDownload({ type, bytes }, language)}</small>}
        </span>
      </a>
    </p>
  );
}
