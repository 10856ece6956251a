import { Button } from '@radix-ui/themes';
import { t } from '#modules/gallery/texts.ts';
import { RowFields } from '#renderer/only-us/ui/bulk/RowFields.tsx';
import type { BatchResult } from '#renderer/only-us/ui/bulk/use-batches.ts';
import { useBulkChange } from '#renderer/only-us/ui/bulk/use-bulk-change.ts';
import { failuresOf, sayFailures } from '#renderer/only-us/ui/bulk/use-report.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { UploadDialog as Uploading } from '#renderer/only-us/ui/files/UploadDialog.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import { type GalleryPicture, type GalleryType, optionsOf } from './picture.ts';
import { useNewPictures } from './use-new-pictures.ts';

const fields = [
  { field: 'title', label: t('title'), maxLength: 120 },
  { field: 'alt', label: t('alt'), placeholder: t('altPlaceholder'), maxLength: 300 },
];

interface Props {
  pictures: GalleryPicture[];
  types: GalleryType[];
  onClose(): void;
}

/** Uploads pictures as drafts, to be named and optionally published here. */
export function UploadDialog({ pictures, types, onClose }: Props) {
  const added = useNewPictures(pictures, types[0]?.id ?? 0);
  const { change, progress } = useBulkChange('gallery', sayFailed);
  const publish = async (made: number[], close: () => void) => {
    if (!(await added.save())) return;
    const { rest } = await change('publish', made);
    if (rest.length === 0) close();
  };
  return (
    <Uploading
      title={t('uploadTitle')}
      onStored={added.create}
      summaryOf={(count) => t('uploadedAs', { count })}
      ending={{
        fieldsOf: ({ madeId }) => <RowFields id={madeId} fields={fields} editing={added} />,
        onLeave: added.save,
        closeLabel: t('keepDrafts', { count: added.ids.length }),
        actionsFor: (made, close) => (
          <Button loading={progress !== null || added.isSaving} onClick={() => void publish(made, close)}>
            {t('publishThese', { count: made.length })}
          </Button>
        ),
      }}
      onClose={onClose}
    >
      <Field label={t('typeForAll')}>
        <SelectField
          value={String(added.typeId)}
          options={optionsOf(types)}
          onChange={(id) => added.setTypeId(Number(id))}
        />
      </Field>
    </Uploading>
  );
}

function sayFailed(result: BatchResult) {
  sayFailures(failuresOf(result, () => ''));
}
