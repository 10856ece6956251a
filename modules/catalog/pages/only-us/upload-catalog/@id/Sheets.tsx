import './sheets.css';
import { Flex, Text } from '@radix-ui/themes';
import { pdfPage } from '#lib/pdf-page.ts';
import { t } from '#modules/catalog/texts.ts';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { describeFile } from '#renderer/only-us/ui/files/describe-file.ts';
import type { ListedFile } from '#renderer/only-us/ui/files/file.ts';
import { Picture } from '#renderer/ui/Picture.tsx';

const most = 12;

type ShownFile = Pick<ListedFile, 'name' | 'type' | 'bytes' | 'pages' | 'picture'>;

export function Sheets({ file }: { file: ShownFile | undefined }) {
  if (!file) return <Muted className="sheets-none">{t('noFile')}</Muted>;
  const { name, pages, picture } = file;
  const count = Math.min(pages ?? 1, most);
  const more = (pages ?? 1) - count;
  return (
    <section aria-label={t('pages')}>
      <Flex gap="3" mb="3" justify="between" wrap="wrap">
        <Text size="2" weight="medium" truncate title={name}>
          {name}
        </Text>
        <Muted as="span">{describeFile(file)}</Muted>
      </Flex>
      <ol className="tiles sheets" data-single={pages === null || undefined}>
        {Array.from({ length: count }, (_, index) => {
          const filename = pages === null ? picture.filename : pdfPage(picture.filename, index + 1);
          return (
            <li key={filename}>
              <Picture
                picture={{
                  ...picture,
                  filename,
                  color: 'var(--gray-3)',
                  alt: t('pageNumber', { page: index + 1 }),
                }}
                sizes="340px"
              />
            </li>
          );
        })}
      </ol>
      {more > 0 && <Muted mt="3">{t('morePages', { count: more })}</Muted>}
    </section>
  );
}
