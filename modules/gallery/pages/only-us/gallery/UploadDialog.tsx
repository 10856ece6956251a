import { Button } from '@radix-ui/themes';
import { useEffect, useMemo, useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import { useUnsaved } from '#renderer/only-us/ui/base/unsaved.ts';
import { RowFields } from '#renderer/only-us/ui/bulk/RowFields.tsx';
import { reportFailures, useBulkChange } from '#renderer/only-us/ui/bulk/use-bulk-change.ts';
import { maxRows, useEdits } from '#renderer/only-us/ui/bulk/use-edits.ts';
import { UploadDialog as Uploading } from '#renderer/only-us/ui/files/UploadDialog.tsx';
import type { OnStored } from '#renderer/only-us/ui/files/use-uploads.ts';
import { type GalleryPicture, type GalleryType, optionsOf } from './picture.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

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
  const { change, progress } = useBulkChange('gallery', reportFailures);
  const publish = async (made: number[], close: () => void) => {
    if (!(await added.save({ isStep: true }))) return;
    const { rest } = await change('publish', made);
    if (rest.length === 0) close();
  };
  return (
    <Uploading
      title={t('upload')}
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

function useNewPictures(pictures: GalleryPicture[], firstType: number) {
  const utils = api.useUtils();
  const [typeId, setTypeId] = useState(firstType);
  const [ids, setIds] = useState<number[]>([]);
  const { mutateAsync } = api.gallery.create.useMutation({ meta: { toast: false } });
  const create: OnStored = async ({ id: fileId }, { name }, before) => {
    const fields = { title: titleOf(name), description: '', fileId, typeId, status: 'draft' } as const;
    const { id } = await mutateAsync({ ...fields, before });
    await utils.gallery.invalidate();
    setIds((all) => [...all, id]);
    return id;
  };
  const made = useMemo(
    () => pictures.filter(({ id }) => ids.includes(id)).slice(0, maxRows),
    [pictures, ids],
  );
  const { rows = [], save } = useEditedPictures(made);
  const editing = useEdits(rows, save);
  useUnsaved(editing.changes.length > 0, t('leaveTitles'));
  const { rows: known, edits, change } = editing;
  // Includes pictures still uploading. Saved together with the typed text: separately, it would change the version it is
  // based on.
  useEffect(() => {
    for (const row of known) {
      const chosen = edits[row.id]?.typeId ?? row.values.typeId;
      if (chosen !== typeId) change(row.id, { typeId });
    }
  }, [known, edits, change, typeId]);
  return { ...editing, ids, typeId, setTypeId, create };
}

/** A default title from a file name: `IMG palet kayu` for `IMG_palet-kayu.JPG`. At most 120 characters. */
function titleOf(filename: string): string {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return words.slice(0, 120).trim() || localize('Untitled');
}
