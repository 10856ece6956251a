import '../rows.css';
import { Button, Flex, Heading } from '@radix-ui/themes';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { EmptyState } from '../EmptyState.tsx';
import type { ContentType } from '../entry/entry-api.ts';
import { Muted } from '../Muted.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { TrashRow } from './TrashRow.tsx';
import { t } from './texts.ts';

interface Props {
  type: ContentType;
  onClose(): void;
}

/** The deleted entries of a type, in place of its list. */
export function TrashList({ type, onClose }: Props) {
  const query = api.content.getTrash.useQuery({ type });
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the trash has gone with the list.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="trash">
      <Flex gap="4" mb="4" align="start" justify="between">
        <div>
          <Heading ref={heading} as="h2" size="5" id="trash" tabIndex={-1}>
            {t('trash')}
          </Heading>
          <Muted>{t('about')}</Muted>
        </div>
        <Button variant="soft" color="gray" onClick={onClose}>
          <ArrowLeft size={16} aria-hidden /> {t('back')}
        </Button>
      </Flex>
      {!query.data && <NotLoaded title={t('failedTitle')} query={query} />}
      {query.data?.length === 0 && <EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      <ul className="panel rows">
        {query.data?.map((entry) => (
          <TrashRow key={entry.id} type={type} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
