import { Button, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { api, useRefetch } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { CopyField } from '../base/CopyField.tsx';
import { Muted } from '../base/Muted.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { DialogFooter, OpenDialog } from '../base/OpenDialog.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { t } from './texts.ts';

export interface SharedEntry {
  type: ContentType;
  entry: { id: number };
}

/** The links to an entry's preview, and what people said about it. Opening it counts as reading that. */
export function ShareDialog({ type, entry: { id }, onClose }: SharedEntry & { onClose(): void }) {
  const { timeZone } = usePageContext().site;
  const utils = api.useUtils();
  const query = api.content.getShares.useQuery({ type, id }, { staleTime: 0 });
  const { data } = query;
  const refresh = useRefetch(({ content }) => content.getShares);
  const create = api.content.share.useMutation(refresh);
  const revoke = api.content.revokeShare.useMutation(refresh);
  const see = api.content.seeRemarks.useMutation({
    onSuccess: () =>
      Promise.all([utils.content.getShares.invalidate({ type, id }), utils.site.getSummary.invalidate()]),
  });
  const isUnseen = data?.remarks.some(({ seenAt }) => seenAt === null) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are shown
  useEffect(() => {
    if (isUnseen) see.mutate({ type, id });
  }, [isUnseen]);
  const when = (date: Date) => spokenTime(date, timeZone);
  return (
    <OpenDialog title={t('title')} description={t('text')} maxWidth="560px" onClose={onClose}>
      <Grid asChild gap="3" mt="3">
        <ul>
          {data?.links.map((link) => (
            <li key={link.id}>
              <CopyField label={t('link')} value={link.url} />
              <Flex justify="between" align="center" mt="1">
                <Muted as="span">
                  {link.by
                    ? t('untilBy', { date: when(link.expiresAt), name: link.by })
                    : t('until', { date: when(link.expiresAt) })}
                </Muted>
                <QuietButton
                  size="1"
                  loading={revoke.isPending}
                  aria-label={t('revokeOf', { date: when(link.expiresAt) })}
                  onClick={() => revoke.mutate({ type, id, linkId: link.id })}
                >
                  {t('revoke')}
                </QuietButton>
              </Flex>
            </li>
          ))}
        </ul>
      </Grid>
      <Button mt="3" loading={create.isPending} onClick={() => create.mutate({ type, id })}>
        {t('create')}
      </Button>
      {!data && <NotLoaded title={t('failed')} query={query} />}
      <Heading as="h2" size="3" mt="5" mb="2" hidden={!data}>
        {t('remarks')}
      </Heading>
      {data?.remarks.length === 0 && <Muted as="span">{t('noRemarks')}</Muted>}
      <Grid asChild gap="3" mt="3">
        <ul>
          {data?.remarks.map(({ id: remark, kind, name, text, at }) => (
            <li key={remark}>
              <Text as="p" size="2" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {kind === 'approval' ? t('looksGood') : text}
              </Text>
              <Muted as="span">
                {name || t('somebody')} · <time dateTime={at.toISOString()}>{when(at)}</time>
              </Muted>
            </li>
          ))}
        </ul>
      </Grid>
      <DialogFooter onClose={onClose} />
    </OpenDialog>
  );
}
