import HistoryIcon from 'lucide-react/icons/history';
import { useEffect, useState } from 'react';
import type { ContentType } from '../../content-api.ts';
import { DialogButton, ToolButton } from '../base/DialogButton.tsx';
import { later } from '../base/later.tsx';
import type { FormOfEntry } from './history-api.ts';
import { t } from './texts.ts';

const HistoryDialog = later(() => import('./HistoryDialog.tsx'), 'HistoryDialog');

interface Props {
  type: ContentType;
  id: number;
  form: FormOfEntry;
}

/** Opens the history of the entry in a form. A link opens it at a version: `?version=12`. */
export function HistoryButton({ type, id, form }: Props) {
  const [asked, setAsked] = useState(0);
  useEffect(() => setAsked(Number(new URLSearchParams(window.location.search).get('version'))), []);
  const forget = () => {
    if (asked) window.history.replaceState(window.history.state, '', window.location.pathname);
    setAsked(0);
  };
  return (
    <DialogButton
      button={
        <ToolButton label={t('title')} text={t('title')} icon={<HistoryIcon size={16} aria-hidden />} />
      }
      isAsked={asked > 0}
    >
      {(close) => (
        <HistoryDialog
          {...{ type, id, asked }}
          form={form}
          onClose={() => {
            forget();
            close();
          }}
        />
      )}
    </DialogButton>
  );
}
