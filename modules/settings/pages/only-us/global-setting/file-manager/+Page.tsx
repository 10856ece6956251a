import { Button, Flex, Switch, Text } from '@radix-ui/themes';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { FilesGrid } from '#renderer/ui/files/FilesGrid.tsx';
import { FilesToolbar } from '#renderer/ui/files/FilesToolbar.tsx';
import { useFiles } from '#renderer/ui/files/use-files.ts';
import { FileDialog } from './FileDialog.tsx';
import { NoFiles } from './NoFiles.tsx';
import { UploadFiles } from './UploadFiles.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Every uploaded file: send, describe, see where it is used, replace, delete. */
export default function Page() {
  const list = useFiles();
  const [openId, open] = useState<number | null>(null);
  const [sending, send] = useState<File[] | null>(null);
  useDroppedFiles(send, openId === null && sending === null);
  const show = (id: number) => {
    send(null);
    open(id);
  };
  return (
    <>
      <FilesToolbar list={list}>
        <Text as="label" size="2">
          <Flex gap="2" align="center">
            <Switch checked={list.filter.unused} onCheckedChange={(unused) => list.narrow({ unused })} />
            {t('unusedOnly')}
          </Flex>
        </Text>
        <Button ml="auto" onClick={() => send([])}>
          <Upload size={16} aria-hidden /> {t('upload')}
        </Button>
      </FilesToolbar>
      <FilesGrid list={list} onChoose={({ id }) => open(id)} />
      <NoFiles list={list} onUpload={() => send([])} />
      {openId !== null && <FileDialog key={openId} id={openId} onClose={() => open(null)} />}
      {sending && <UploadFiles files={sending} onShow={show} onClose={() => send(null)} />}
    </>
  );
}
