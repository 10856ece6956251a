import { Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { Suspense, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type Synonym, synonymsIn } from '#lib/synonym.ts';
import { api } from '#renderer/only-us/api.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { refreshAfter } from '#renderer/only-us/ui/form/use-save.tsx';
import { later } from '#renderer/only-us/ui/later.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { t } from './texts.ts';

const SynonymDialog = later(() =>
  import('./SynonymDialog.tsx').then((file) => ({ default: file.SynonymDialog })),
);

type Edited = Synonym & { line?: string };

/** The words that an administrator added to the search. */
export function SynonymsCard() {
  const { data } = api.site.get.useQuery();
  const [edited, edit] = useState<Edited | null>(null);
  if (!data) return null;
  const rows = synonymsIn(data.searchWords);
  const columns: Column<(typeof rows)[number]>[] = [
    {
      header: t('ownWords'),
      isHeaderHidden: true,
      width: '100%',
      cell: ({ word, others }) => (
        <>
          <bdi>{word}</bdi> = <bdi>{others}</bdi>
        </>
      ),
    },
    {
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (row) => <Actions row={row} onEdit={() => edit(row)} />,
    },
  ];
  return (
    <Card size="3" asChild>
      <section aria-labelledby="own-words">
        <Flex justify="between" align="center" gap="4" mb="2">
          <Heading as="h2" size="3" id="own-words">
            {t('ownWords')}
          </Heading>
          <Button
            variant="soft"
            size="1"
            aria-haspopup="dialog"
            onClick={() => edit({ word: '', others: '' })}
          >
            {t('addWords')}
          </Button>
        </Flex>
        <Text as="p" size="1" color="gray" mb="2">
          {t('ownWordsText')}
        </Text>
        {rows.length > 0 && (
          <DataTable rows={rows} columns={columns} keyOf={({ line }) => line} variant="ghost" size="1" />
        )}
        <Suspense>{edited && <SynonymDialog words={edited} onClose={() => edit(null)} />}</Suspense>
      </section>
    </Card>
  );
}

function Actions({ row: { line, word }, onEdit }: { row: Required<Edited>; onEdit(): void }) {
  const utils = api.useUtils();
  const refresh = () => Promise.all([utils.statistics.invalidate(), utils.site.invalidate()]);
  const remove = api.search.saveSynonym.useMutation(refreshAfter(refresh));
  return (
    <Flex gap="4" justify="end">
      <Button
        variant="ghost"
        size="1"
        aria-haspopup="dialog"
        aria-label={t('editWordsOf', { word })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      <ConfirmButton
        title={t('removeWords')}
        description={t('removeWordsText', { word })}
        confirmLabel={t('remove')}
        onConfirm={() => remove.mutateAsync({ before: line, after: null })}
      >
        <Button variant="ghost" size="1" color="gray" aria-label={t('removeWordsOf', { word })}>
          {t('remove')}
        </Button>
      </ConfirmButton>
    </Flex>
  );
}

/** A search without a result, and what can be done so that it has one; or that it has one by now. */
export function MissActions({ query, isFoundNow }: { query: string; isFoundNow: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const pages = usePageContext().sidebar.find(({ pathname }) => pathname === '/only-us/pages')?.add;
  if (isFoundNow)
    return (
      <Text as="div" size="1" color="green">
        {t('foundNow')}
      </Text>
    );
  return (
    <Flex gap="4" mt="3">
      <Button
        variant="ghost"
        size="1"
        aria-haspopup="dialog"
        aria-label={t('addWordsOf', { query })}
        onClick={() => setOpen(true)}
      >
        {t('addWords')}
      </Button>
      {pages && (
        <Button asChild variant="ghost" size="1" color="gray">
          <a
            href={`${pages.route}?title=${encodeURIComponent(query)}`}
            aria-label={t('createPageOf', { query })}
          >
            {t('createPage')}
          </a>
        </Button>
      )}
      <Suspense>
        {isOpen && <SynonymDialog words={{ word: query, others: '' }} onClose={() => setOpen(false)} />}
      </Suspense>
    </Flex>
  );
}
