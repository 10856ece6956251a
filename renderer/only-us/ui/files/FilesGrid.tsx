import './files.css';
import { Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useRef } from 'react';
import { NotLoaded } from '../list/NotLoaded.tsx';
import { PageSize } from '../list/PageSize.tsx';
import { FileTile } from './FileTile.tsx';
import type { ListedFile } from './file.ts';
import { Pages } from './Pages.tsx';
import { t } from './texts.ts';
import type { Files } from './use-files.ts';

interface Props {
  list: Files;
  onChoose(file: ListedFile): void;
  /** Selects a file, where several can be changed at once. */
  boxOf?(file: ListedFile): ReactNode;
}

/** A page of files to choose from, and links to the other pages. */
export function FilesGrid({ list, onChoose, boxOf }: Props) {
  const { query, filter, narrow } = list;
  const top = useRef<HTMLParagraphElement>(null);
  const turnTo = (page: number) => {
    narrow({ page });
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { files, total, pages } = query.data;
  return (
    <>
      <Flex justify="between" align="center" mb="3">
        <Text as="p" size="2" color="gray" role="status" ref={top}>
          {t('count', { count: total })}
        </Text>
        <PageSize size={filter.size} total={total} onChange={(size) => narrow({ size })} />
      </Flex>
      <ul className="tiles files-grid">
        {files.map((file) => (
          <li key={file.id}>
            {boxOf?.(file)}
            <FileTile file={file} onChoose={() => onChoose(file)} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages page={filter.page} pages={pages} onTurn={turnTo} />}
    </>
  );
}
