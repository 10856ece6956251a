import { Button, Dialog, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { Field } from '#renderer/ui/Field.tsx';
import { DropZone } from './DropZone.tsx';
import type { GalleryType } from './picture.ts';
import { TypeSelect } from './TypeSelect.tsx';
import { UploadRow } from './UploadRow.tsx';
import { mostFiles, useUploads } from './use-uploads.ts';

/** Sends many pictures into the gallery, where they start as drafts. */
export function UploadDialog({ types, onClose }: { types: GalleryType[]; onClose(): void }) {
  const [typeId, setTypeId] = useState(types[0]?.id ?? 0);
  const { uploads, add, cancel, retry } = useUploads();
  const busy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const done = uploads.filter(({ state }) => state === 'done').length;
  const close = () => {
    if (!busy || window.confirm(t('leaveUploads'))) onClose();
  };
  const choose = (files: File[]) => {
    if (files.length > mostFiles) toast(t('tooMany'));
    add(files, typeId);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Content maxWidth="620px" aria-describedby={undefined}>
        <Dialog.Title>{t('uploadTitle')}</Dialog.Title>
        <Flex direction="column" gap="4">
          <Field label={t('typeForAll')}>
            <TypeSelect types={types} value={typeId} onChange={setTypeId} />
          </Field>
          <DropZone onFiles={choose} />
          {uploads.length > 0 && (
            <ul className="upload-list">
              {uploads.map((one) => (
                <UploadRow
                  key={one.key}
                  upload={one}
                  onCancel={() => cancel(one.key)}
                  onRetry={() => retry(one, typeId)}
                />
              ))}
            </ul>
          )}
          <Text size="2" color="gray" role="status">
            {done > 0 && t('uploadedAs', { count: done })}
          </Text>
        </Flex>
        <Flex justify="end" mt="4">
          <Button variant={busy ? 'soft' : 'solid'} onClick={close}>
            {t('close')}
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
}
