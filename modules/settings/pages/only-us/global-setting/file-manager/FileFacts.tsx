import { Flex, Link, Text } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/settings/texts/files.ts';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';
import { describeFile } from '#renderer/only-us/ui/files/describe-file.ts';
import { useUploadedBy } from '#renderer/only-us/ui/files/use-uploaded-by.ts';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { DescribedFile } from './file.ts';

/** What can't be changed about a file: its measures, who sent it, its address. */
export function FileFacts({ file }: { file: DescribedFile }) {
  const { site } = usePageContext();
  const fileUrl = useFileUrl();
  const sentBy = useUploadedBy();
  const address = new URL(fileUrl(file.picture) ?? '', site.address).href;
  return (
    <Flex direction="column" gap="3">
      <Text size="2" color="gray">
        {describeFile(file)}
        <br />
        {sentBy(file)} ·{' '}
        <Link href={address} target="_blank" rel="noreferrer">
          {t('open')}
        </Link>
      </Text>
      <CopyField label={t('address')} value={address} />
    </Flex>
  );
}
