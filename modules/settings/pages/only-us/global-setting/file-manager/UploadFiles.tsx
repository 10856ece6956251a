import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { UploadDialog } from '#renderer/ui/upload/UploadDialog.tsx';
import { DuplicateNote } from './DuplicateNote.tsx';

interface Props {
  /** What was dropped on the screen. */
  files: File[];
  onShow(fileId: number): void;
  onClose(): void;
}

/** Sends many files. Of one that is there already it says so. */
export function UploadFiles({ files, onShow, onClose }: Props) {
  const utils = api.useUtils();
  return (
    <UploadDialog
      title={t('uploadTitle')}
      files={files}
      onStored={() => utils.file.invalidate()}
      summaryOf={(count) => t('uploaded', { count })}
      noteOf={({ stored }) =>
        stored?.duplicateOf && <DuplicateNote id={stored.id} known={stored.duplicateOf} onShow={onShow} />
      }
      onClose={onClose}
    />
  );
}
