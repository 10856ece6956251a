import { Button, Card, Flex, Heading } from '@radix-ui/themes';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { catalogFileOf } from '#modules/catalog/catalog-file.ts';
import { t } from '#modules/catalog/texts.ts';
import { formatBytes, formatNumber } from '#renderer/ui/numbers.ts';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Catalog } from './catalog.ts';
import { useDateFormat } from './use-date-format.ts';

interface Props {
  catalog: Catalog;
  /** How often visitors downloaded the catalog, whichever it was. */
  downloads: number;
  onUpload(): void;
}

/** The current catalog: preview, details and the upload button. */
export function ShownCatalog({ catalog, downloads, onUpload }: Props) {
  const { when } = useDateFormat();
  const { name, picture, pages, bytes, createdAt, uploadedBy, shownAt, shownBy } = catalog;
  const file = catalogFileOf(catalog);
  const shownAgain = shownAt.getTime() !== createdAt.getTime();
  return (
    <Card size="3" asChild>
      <section className="shown-catalog" aria-labelledby="shown-catalog">
        <Picture picture={{ ...picture, alt: '' }} priority sizes="320px" />
        <div>
          <Heading as="h2" size="5" id="shown-catalog">
            {t('shownTitle')}
          </Heading>
          <dl>
            <Fact name={t('name')}>{name}</Fact>
            <Fact name={t('size')}>
              {pages === null
                ? t('pixels', { width: `${picture.width}`, height: `${picture.height}` })
                : t('pdf', { count: pages, size: formatBytes(bytes) })}
            </Fact>
            <Fact name={t('uploaded')}>{when(createdAt, uploadedBy)}</Fact>
            {shownAgain && <Fact name={t('shownAgain')}>{when(shownAt, shownBy)}</Fact>}
            <Fact name={t('downloads')}>
              <strong>{formatNumber(downloads)}</strong> {t('downloadsHint')}
            </Fact>
          </dl>
          <Flex gap="3" wrap="wrap" mt="5" align="center">
            <Button onClick={onUpload}>
              <Upload size={16} aria-hidden /> {t('upload')}
            </Button>
            <Button variant="soft" color="gray" asChild>
              <a href="/catalog">{t('openPage')}</a>
            </Button>
            <Button variant="soft" color="gray" asChild>
              <a href={file.path} download={file.name}>
                <Download size={16} aria-hidden /> {t('download')}
              </a>
            </Button>
          </Flex>
        </div>
      </section>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
