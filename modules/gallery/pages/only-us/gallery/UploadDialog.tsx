import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { mostRows } from '#renderer/only-us/ui/grid/grid.ts';
import type { BatchResult } from '#renderer/only-us/ui/select/use-batches.ts';
import { useBulkChange } from '#renderer/only-us/ui/select/use-bulk-change.ts';
import { failuresOf, sayFailures } from '#renderer/only-us/ui/select/use-report.ts';
import { UploadDialog as Uploading } from '#renderer/only-us/ui/upload/UploadDialog.tsx';
import type { OnStored } from '#renderer/only-us/ui/upload/use-uploads.ts';
import type { GalleryType } from './picture.ts';
import { TypeSelect } from './TypeSelect.tsx';
import { titleOf } from './title-of.ts';

interface Props {
  types: GalleryType[];
  /** Edits pictures in a grid. */
  onEdit(ids: number[]): void;
  onClose(): void;
}

/** Sends many pictures into the gallery, where they start as drafts; then they can be named and published. */
export function UploadDialog({ types, onEdit, onClose }: Props) {
  const [typeId, setTypeId] = useState(types[0]?.id ?? 0);
  const utils = api.useUtils();
  const { mutateAsync: create } = api.gallery.create.useMutation({ meta: { toast: false } });
  const draftOf: OnStored = async ({ id }, { name }, before) => {
    const fields = { title: titleOf(name), description: '', fileId: id, typeId, status: 'draft' } as const;
    const created = await create({ ...fields, before });
    await utils.gallery.invalidate();
    return created.id;
  };
  return (
    <Uploading
      title={t('uploadTitle')}
      onStored={draftOf}
      summaryOf={(count) => t('uploadedAs', { count })}
      actionsFor={(made, close) => <AfterUpload made={made} onEdit={onEdit} onClose={close} />}
      onClose={onClose}
    >
      <Field label={t('typeForAll')}>
        <TypeSelect types={types} value={typeId} onChange={setTypeId} />
      </Field>
    </Uploading>
  );
}

function AfterUpload({ made, onEdit, onClose }: Omit<Props, 'types'> & { made: number[] }) {
  const { change, progress } = useBulkChange('gallery', sayFailed);
  const publish = async () => {
    const { rest } = await change('publish', made);
    if (rest.length === 0) onClose();
  };
  const name = () => {
    onClose();
    onEdit(made.slice(0, mostRows));
  };
  return (
    <>
      <Button variant="soft" onClick={name}>
        {t('addTitles')}
      </Button>
      <Button loading={progress !== null} onClick={() => void publish()}>
        {t('publishThese', { count: made.length })}
      </Button>
    </>
  );
}

function sayFailed(result: BatchResult) {
  sayFailures(failuresOf(result, () => ''));
}
