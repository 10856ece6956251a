import './files.css';
import { Button, Text } from '@radix-ui/themes';
import { useRef } from 'react';
import { EmptyState } from '../EmptyState.tsx';
import { FileTile } from './FileTile.tsx';
import type { ListedFile } from './file.ts';
import { Pages } from './Pages.tsx';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

interface Props {
  list: Files;
  onChoose(file: ListedFile): void;
}

/** A page of files to choose from, and the way to the other pages. */
export function FilesGrid({ list, onChoose }: Props) {
  const { files, total, pages, filter, narrow } = list;
  const top = useRef<HTMLParagraphElement>(null);
  const turnTo = (page: number) => {
    narrow({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  if (list.failed) {
    return (
      <EmptyState title={t('failedTitle')} text={t('failedText')}>
        <Button onClick={list.retry}>{t('tryAgain')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Text as="p" size="2" color="gray" mb="3" role="status" ref={top}>
        {list.loaded ? t('count', { count: total }) : t('loading')}
      </Text>
      <ul className="files-grid">
        {files.map((file) => (
          <li key={file.id}>
            <FileTile file={file} onChoose={() => onChoose(file)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages page={filter.page} pages={pages} onTurn={turnTo} />}
    </>
  );
}
