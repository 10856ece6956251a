import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { UploadDialog } from '#renderer/only-us/ui/upload/UploadDialog.tsx';

interface Props {
  /** What was dropped on the screen. */
  files: File[];
  onShow(fileId: number): void;
  onClose(): void;
}

/** Uploads many files. For a duplicate, the existing file is shown instead. */
export function UploadFiles({ files, onShow, onClose }: Props) {
  const utils = api.useUtils();
  return (
    <UploadDialog
      title={t('uploadTitle')}
      takes="all"
      files={files}
      onStored={async () => {
        await utils.file.invalidate();
        return undefined;
      }}
      summaryOf={(count) => t('uploaded', { count })}
      onShow={onShow}
      onClose={onClose}
    />
  );
}
