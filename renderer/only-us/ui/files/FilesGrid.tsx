import './files.css';
import type { ReactNode } from 'react';
import { PagedList } from '../list/PagedList.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { type Choice, FileTile } from './FileTile.tsx';
import type { ListedFile } from './file.ts';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

interface Props {
  list: Files;
  onChoose(file: ListedFile): void;
  /** Whether a chosen file opens in a dialog with an address. */
  opens?: boolean;
  /** Selects a file, where several can be changed at once. */
  boxOf?(file: ListedFile): ReactNode;
  /** Where several are chosen: how each one is marked. */
  choiceOf?: ((file: ListedFile) => Choice) | undefined;
}

/** A page of files to choose from, and links to the other pages. */
export function FilesGrid({ list, onChoose, opens, boxOf, choiceOf }: Props) {
  const { query, filter, narrow } = list;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { files, total, pages } = query.data;
  return (
    <PagedList
      count={t('count', { count: total })}
      total={total}
      page={filter.page}
      pages={pages}
      size={filter.size}
      onChange={narrow}
    >
      <ul className="tiles files-grid">
        {files.map((file) => (
          <li key={file.id}>
            {boxOf?.(file)}
            <FileTile {...{ file, opens }} choice={choiceOf?.(file)} onChoose={() => onChoose(file)} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
