import { t } from './texts.ts';
import type { Kind, Row } from './view.ts';

/**
 * What a row is about. Pages and searches lead to what visitors saw; sources to nowhere, because anybody can make them
 * up to be clicked here.
 */
export function RowName({ kind, row: { name, label } }: { kind: Kind; row: Row }) {
  if (kind === 'source') return name === '' ? t('direct') : <bdi>{name}</bdi>;
  if (kind === 'country') return label;
  if (kind === 'search' || kind === 'miss')
    return (
      <a href={`/search/${encodeURIComponent(name)}`} target="_blank" rel="noreferrer">
        <bdi>{name}</bdi>
      </a>
    );
  if (kind === 'request' && !label) return t('contact');
  return (
    <a href={name} target="_blank" rel="noreferrer">
      {label ?? name} {label && kind !== 'download' && <small>{name}</small>}
    </a>
  );
}
