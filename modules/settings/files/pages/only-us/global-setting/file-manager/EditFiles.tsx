import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { languageNames } from '#lib/language.ts';
import { t } from '#modules/settings/files/texts.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { EditMany } from '#renderer/only-us/ui/bulk/EditMany.tsx';
import { useEditedFiles } from './UploadFiles.tsx';

export function EditFiles({ ids, onClose }: { ids: number[]; onClose(): void }) {
  const { rows, error, save } = useEditedFiles(ids);
  const fields = useFields();
  useEffect(() => {
    if (!error) return;
    toastFailure(error);
    onClose();
  }, [error, onClose]);
  if (!rows) return null;
  const title = t('editMany', { count: rows.length });
  return <EditMany {...{ title, fields, rows, onClose }} note={t('editManyNote')} onSave={save} />;
}

function useFields() {
  const { secondLanguage: language } = usePageContext().site;
  const label = language && t('translatedAlt', { language: languageNames[language] });
  return [
    { field: 'name', label: t('name'), maxLength: 120 },
    { field: 'alt', label: t('alt'), maxLength: 300 },
    ...(label ? [{ field: 'translatedAlt', label, maxLength: 300 }] : []),
  ];
}
