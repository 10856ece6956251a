import HistoryIcon from 'lucide-react/icons/history';
import type { FieldValues } from 'react-hook-form';
import { DialogButton } from '../DialogButton.tsx';
import type { ContentType } from '../entry/entry-api.ts';
import { t } from '../form/texts.ts';
import type { RecordForm } from '../form/use-record-form.ts';
import { later } from '../later.tsx';
import { historyFormOf } from './history-form.ts';

// Rarely needed.
const HistoryDialog = later(() =>
  import('./HistoryDialog.tsx').then((file) => ({ default: file.HistoryDialog })),
);

interface Props<Values extends FieldValues> {
  type: ContentType;
  id: number;
  recordForm: RecordForm<Values>;
}

/** Opens the history of the entry in a form. */
export function HistoryButton<Values extends FieldValues>({ type, id, recordForm }: Props<Values>) {
  return (
    <DialogButton label={t('history')} text={t('history')} icon={<HistoryIcon size={16} aria-hidden />}>
      {(close) => <HistoryDialog type={type} id={id} form={historyFormOf(recordForm)} onClose={close} />}
    </DialogButton>
  );
}
