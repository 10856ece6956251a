import { Button, IconButton } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import type { Period } from '#modules/statistics/report.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { downloadText } from '#renderer/only-us/ui/base/download-text.ts';
import { t } from './texts.ts';
import type { Kind } from './view.ts';

type Props = { period: Period; table: Kind | 'day'; title: string };

export function ExportButton({ period, table, title }: Props) {
  const { fetch } = api.useUtils().statistics.export;
  const download = async () => {
    try {
      const { name, text } = await fetch({ period, table }, { staleTime: 0 });
      downloadText(name, text, 'text/csv');
    } catch {
      toast(t('exportFailed'));
    }
  };
  const props = { variant: 'soft', color: 'gray', onClick: () => void download() } as const;
  if (table === 'day')
    return (
      <Button {...props}>
        <Download size={16} aria-hidden /> {t('export')}
      </Button>
    );
  const label = t('exportOf', { title });
  return (
    <IconButton {...props} size="1" aria-label={label} title={label}>
      <Download size={14} aria-hidden />
    </IconButton>
  );
}
