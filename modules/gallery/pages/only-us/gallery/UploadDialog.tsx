import { useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { UploadDialog as Uploading } from '#renderer/only-us/ui/upload/UploadDialog.tsx';
import type { OnStored } from '#renderer/only-us/ui/upload/use-uploads.ts';
import type { GalleryType } from './picture.ts';
import { TypeSelect } from './TypeSelect.tsx';
import { titleOf } from './title-of.ts';

/** Sends many pictures into the gallery, where they start as drafts. */
export function UploadDialog({ types, onClose }: { types: GalleryType[]; onClose(): void }) {
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
      onClose={onClose}
    >
      <Field label={t('typeForAll')}>
        <TypeSelect types={types} value={typeId} onChange={setTypeId} />
      </Field>
    </Uploading>
  );
}
