import { Flex, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/settings/texts/files.ts';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';
import { describeFile } from '#renderer/only-us/ui/files/describe-file.ts';
import { useUploadedBy } from '#renderer/only-us/ui/files/use-uploaded-by.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { DescribedFile } from './file.ts';

/** What can't be changed about a file: the picture itself, its measures, who sent it, its address. */
export function FileFacts({ file }: { file: DescribedFile }) {
  const { site } = usePageContext();
  const fileUrl = useFileUrl();
  const sentBy = useUploadedBy();
  const address = new URL(fileUrl(file.picture) ?? '', site.address).href;
  return (
    <Flex direction="column" gap="3" className="file-facts">
      <a href={address} target="_blank" rel="noreferrer" aria-label={t('open')}>
        <Picture picture={file.picture} sizes="500px" />
      </a>
      <Text size="2" color="gray">
        {describeFile(file)}
        <br />
        {sentBy(file)}
      </Text>
      <CopyField label={t('address')} value={address} />
    </Flex>
  );
}
