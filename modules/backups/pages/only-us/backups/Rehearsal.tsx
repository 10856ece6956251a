import { Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { shortTime, spokenTime } from '#lib/spoken-time.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { CheckField } from '#renderer/only-us/ui/base/CheckField.tsx';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Areas } from './Areas.tsx';
import type { RehearsedBackup } from './backup.ts';
import { t } from './texts.ts';

export function Rehearsal() {
  const { data } = api.backup.getRehearsal.useQuery(undefined, { staleTime: 0 });
  return data && <Prepared rehearsal={data} />;
}

function Prepared({ rehearsal }: { rehearsal: RehearsedBackup }) {
  const { timeZone } = usePageContext().site;
  const { madeAt, until, token, areas } = rehearsal;
  const [keepSchedules, setKeepSchedules] = useState(false);
  const end = api.backup.endRehearsal.useMutation(useRefetch(({ backup }) => backup.getRehearsal));
  return (
    <Card asChild size="3" mb="5">
      <section aria-labelledby="rehearsal">
        <Heading as="h2" size="4" mb="1" id="rehearsal" suppressHydrationWarning>
          {t('preparedTitle', { date: spokenTime(madeAt, timeZone) })}
        </Heading>
        <Text as="p" size="2" color="gray" mb="4">
          {t('prepared', { time: shortTime(until, timeZone) })}
        </Text>
        {areas.length > 0 ? (
          <Areas {...rehearsal} />
        ) : (
          <Text as="p" size="2">
            {t('noDifference')}
          </Text>
        )}
        <Box mt="4">
          <CheckField label={t('keepSchedules')} checked={keepSchedules} onChange={setKeepSchedules} />
        </Box>
        <Flex gap="3" mt="3" wrap="wrap" align="center">
          <Button asChild variant="soft">
            <a href={`/preview/${token}`} target="_blank" rel="noopener">
              <Eye size={16} aria-hidden /> {t('look')}
            </a>
          </Button>
          <QuietButton loading={end.isPending} onClick={() => end.mutate()}>
            {t('discard')}
          </QuietButton>
          <WholeSite {...{ rehearsal, keepSchedules }} />
        </Flex>
      </section>
    </Card>
  );
}

function WholeSite({ rehearsal, keepSchedules }: { rehearsal: RehearsedBackup; keepSchedules: boolean }) {
  const { madeAt, startedAt } = rehearsal;
  const { timeZone } = usePageContext().site;
  // Everything on this screen, and around it, is of another database then.
  const restore = api.backup.restore.useMutation({ onSuccess: () => window.location.reload() });
  return (
    <Box ml="auto">
      <ConfirmButton
        title={t('wholeTitle', { date: spokenTime(madeAt, timeZone) })}
        description={t('wholeText')}
        confirmLabel={t('whole')}
        onConfirm={() => restore.mutateAsync({ startedAt, keepSchedules })}
      >
        <Button color="red">{t('whole')}</Button>
      </ConfirmButton>
    </Box>
  );
}
