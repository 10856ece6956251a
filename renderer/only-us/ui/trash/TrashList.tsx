import '../base/rows.css';
import { Box, Button, Flex, Heading, Text } from '@radix-ui/themes';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { timeAgo } from '#lib/spoken-time.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { Content, ContentType } from '../../content-api.ts';
import { ConfirmButton } from '../base/ConfirmButton.tsx';
import { EmptyState } from '../base/EmptyState.tsx';
import { Muted } from '../base/Muted.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { t } from './texts.ts';
import { useRestoreEntry } from './use-delete-entry.ts';

export function TrashList({ type, onClose }: { type: ContentType; onClose(): void }) {
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
        <QuietButton onClick={onClose}>
          <ArrowLeft size={16} aria-hidden /> {t('back')}
        </QuietButton>
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

type Trashed = Content['getTrash'][number];

const day = 24 * 60 * 60 * 1000;

function TrashRow({ type, entry }: { type: ContentType; entry: Trashed }) {
  const { id, title, by, at, until } = entry;
  const { site } = usePageContext();
  const mayPurge = useMayWith('manage', type);
  const { restore, isPending } = useRestoreEntry(type);
  const date = timeAgo(at, site.timeZone);
  const days = Math.max(0, Math.ceil((until.getTime() - Date.now()) / day));
  return (
    <li>
      <Flex asChild align="center" gap="4" wrap="wrap">
        <article className="row" aria-label={title}>
          <Box flexGrow="1" flexBasis="240px" minWidth="0" style={{ overflowWrap: 'anywhere' }}>
            <Text as="p" weight="medium">
              {title}
            </Text>
            <Muted>
              {by ? t('deletedBy', { name: by, date }) : t('deletedOn', { date })} · {t('left', { days })}
            </Muted>
          </Box>
          <Flex gap="2" flexShrink="0">
            <Button
              variant="soft"
              loading={isPending}
              aria-label={t('restoreOf', { title })}
              onClick={() => void restore({ id, name: title })}
            >
              {t('restore')}
            </Button>
            {mayPurge && <PurgeButton type={type} entry={entry} />}
          </Flex>
        </article>
      </Flex>
    </li>
  );
}

function PurgeButton({ type, entry: { id, title } }: { type: ContentType; entry: Trashed }) {
  const purge = api.content.deletePermanently.useMutation({
    onSuccess: () => toast(t('success'), 'success', { text: t('deleted', { name: title }) }),
    // The files that it used may be deleted now.
    ...useRefetch(),
  });
  return (
    <ConfirmButton
      title={t('deleteTitle', { title })}
      description={t('deleteText')}
      confirmLabel={t('delete')}
      onConfirm={() => purge.mutateAsync({ type, id })}
    >
      <Button variant="soft" color="red" aria-label={t('deleteOf', { title })}>
        {t('delete')}
      </Button>
    </ConfirmButton>
  );
}
