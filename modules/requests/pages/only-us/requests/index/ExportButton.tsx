import { Button } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { common } from '#renderer/only-us/ui/common-texts.ts';
import { downloadText } from '#renderer/only-us/ui/download-text.ts';
import type { Requests } from './use-requests.ts';

/** Downloads what the list shows, on all pages, as a table. It asks first: the file leaves the site's protection. */
export function ExportButton({ wanted, total }: Pick<Requests, 'wanted'> & { total: number }) {
  const exporting = api.request.export.useMutation();
  const download = async () => {
    const { name, text, count } = await exporting.mutateAsync(wanted);
    downloadText(name, text, 'text/csv');
    toast(common('saved'), 'success', { text: t('exported', { count }) });
  };
  return (
    <ConfirmButton
      title={t('exportTitle', { count: total })}
      description={t('exportText')}
      confirmLabel={t('export')}
      color="orange"
      onConfirm={download}
    >
      <Button variant="soft" color="gray">
        <Download size={16} aria-hidden /> {t('export')}
      </Button>
    </ConfirmButton>
  );
}
