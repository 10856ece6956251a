import { Badge, Button, Flex, Text } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { spokenTime } from '#renderer/only-us/ui/Ago.tsx';
import { type Column, DataTable } from '#renderer/only-us/ui/list/DataTable.tsx';
import { formatBytes } from '#renderer/ui/numbers.ts';
import type { Backup } from './backup.ts';
import { t } from './texts.ts';

const columns = (): Column<Backup>[] => [
  { header: t('made'), cell: ({ at }) => <When at={at} /> },
  { header: t('size'), cell: ({ bytes }) => <Text wrap="nowrap">{formatBytes(bytes)}</Text>, align: 'end' },
  { header: t('by'), cell: madeBy },
  { header: t('verified'), cell: ({ isVerified }) => <Verified isVerified={isVerified} /> },
  {
    header: t('offSite'),
    cell: ({ isOffSite }) => <Text color="gray">{t(isOffSite ? 'there' : 'notThere')}</Text>,
    hideBelow: 1000,
  },
  {
    header: t('actions'),
    isHeaderHidden: true,
    align: 'end',
    cell: (backup) => <DownloadButton backup={backup} />,
  },
];

/** The backups, one a row. */
export function BackupTable({ backups }: { backups: Backup[] }) {
  return <DataTable rows={backups} columns={columns()} keyOf={({ name }) => name} />;
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

function Verified({ isVerified }: { isVerified: boolean }) {
  if (isVerified) return <Text color="gray">{t('byRestore')}</Text>;
  return (
    <Badge color="amber" highContrast>
      {t('notVerified')}
    </Badge>
  );
}

/** Downloads a backup once the person has confirmed that it's them: it has all accounts and requests. */
function DownloadButton({ backup: { name, at } }: { backup: Backup }) {
  const { timeZone } = usePageContext().site;
  const confirm = api.account.requireConfirmation.useMutation();
  const download = async () => {
    await confirm.mutateAsync();
    const link = document.createElement('a');
    link.href = `/api/backups/${name}`;
    link.download = name;
    link.click();
  };
  const label = t('downloadOf', { date: spokenTime(at, timeZone) });
  return (
    <Flex justify="end">
      <Button
        variant="soft"
        color="gray"
        aria-label={label}
        suppressHydrationWarning
        onClick={() => void download().catch(() => undefined)}
      >
        <Download size={16} aria-hidden /> {t('download')}
      </Button>
    </Flex>
  );
}
