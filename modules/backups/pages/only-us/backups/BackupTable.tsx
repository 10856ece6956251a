import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { useConfirmedDownload } from '#renderer/only-us/ui/base/confirmed-download.ts';
import { type Column, DataTable } from '#renderer/only-us/ui/base/DataTable.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { formatBytes } from '#renderer/ui/numbers.ts';
import type { Backup } from './backup.ts';
import { t } from './texts.ts';

const columns = (): Column<Backup>[] => [
  { header: t('made'), cell: ({ at }) => <When at={at} /> },
  { header: t('size'), cell: ({ bytes }) => <Text wrap="nowrap">{formatBytes(bytes)}</Text>, align: 'end' },
  { header: t('by'), cell: madeBy },
  {
    header: t('verified'),
    cell: ({ isVerified }) =>
      isVerified ? (
        <Muted as="span">{t('byRestore')}</Muted>
      ) : (
        <Badge color="amber" highContrast>
          {t('notVerified')}
        </Badge>
      ),
  },
  {
    header: t('offSite'),
    cell: ({ isOffSite }) => <Muted as="span">{t(isOffSite ? 'there' : 'notThere')}</Muted>,
    isMinor: true,
  },
];

export function BackupTable({ backups, isBusy }: { backups: Backup[]; isBusy: boolean }) {
  return (
    <DataTable
      rows={backups}
      columns={columns()}
      keyOf={({ name }) => name}
      actionsOf={(backup) => <Actions backup={backup} isBusy={isBusy} />}
    />
  );
}

function madeBy({ isNightly, by }: Backup) {
  if (isNightly) return t('byNight');
  return by ?? t('byCommand');
}

function When({ at }: { at: Date }) {
  const { timeZone } = usePageContext().site;
  return (
    <Text wrap="nowrap" asChild>
      <time dateTime={at.toISOString()} title={formatDateTime(at, timeZone)} suppressHydrationWarning>
        {spokenTime(at, timeZone)}
      </time>
    </Text>
  );
}

/** Downloads a backup once the person has confirmed that it's them, as it has all accounts and requests; or restores it beside the site. */
function Actions({ backup: { name, at }, isBusy }: { backup: Backup; isBusy: boolean }) {
  const date = spokenTime(at, usePageContext().site.timeZone);
  const download = useConfirmedDownload();
  const rehearse = api.backup.rehearse.useMutation(useRefetch(({ backup }) => backup.getAll));
  return (
    <Flex justify="end" gap="2" wrap="wrap">
      <QuietButton
        aria-label={t('downloadOf', { date })}
        suppressHydrationWarning
        onClick={() => void download(`/api/backups/${name}`, name).catch(() => undefined)}
      >
        <Download size={16} aria-hidden /> {t('download')}
      </QuietButton>
      <Button
        variant="soft"
        disabled={isBusy}
        loading={rehearse.isPending}
        aria-label={t('compareOf', { date })}
        suppressHydrationWarning
        onClick={() => rehearse.mutate({ name })}
      >
        <RotateCcw size={16} aria-hidden /> {t('compare')}
      </Button>
    </Flex>
  );
}
