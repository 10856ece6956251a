import { Box, Button, DataList, Flex, Progress } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import { api } from '#renderer/only-us/api.ts';
import { useConfirmedDownload } from '#renderer/only-us/ui/base/confirmed-download.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { parts, t } from './texts.ts';

export default function Page() {
  const query = api.export.get.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.running ? 500 : 5000),
  });
  const download = useConfirmedDownload();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  const { entries, files, bytes, running } = query.data;
  const percent = running && running.of > 0 ? (100 * running.done) / running.of : 0;
  const start = async () => {
    await download('/api/export.zip', '');
    setTimeout(() => void query.refetch(), 500);
  };
  return (
    <Section title={t('title')} hint={t('text')}>
      <DataList.Root orientation={{ initial: 'vertical', md: 'horizontal' }} size="2" mb="5">
        {parts.map((part) => (
          <DataList.Item key={part}>
            <DataList.Label minWidth="9rem">{t(part)}</DataList.Label>
            <DataList.Value>{t(`${part}Text`)}</DataList.Value>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Flex gap="4" align="center" wrap="wrap">
        <Button disabled={running !== null} onClick={() => void start().catch(() => undefined)}>
          <Download size={16} aria-hidden /> {t('download')}
        </Button>
        <Muted as="span">{t('size', { entries, files, bytes: formatBytes(bytes) })}</Muted>
      </Flex>
      <Box role="status" mt={running ? '4' : '0'}>
        {running && (
          <>
            <Progress value={percent} aria-label={t('running', running)} />
            <Muted mt="1">{running.of > 0 ? t('progress', running) : t('running', running)}</Muted>
          </>
        )}
      </Box>
      <Muted mt="4">{t('without')}</Muted>
    </Section>
  );
}
