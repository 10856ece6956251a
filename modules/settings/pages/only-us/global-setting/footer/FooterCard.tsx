import { Button, Card, DataList, Flex, Heading, Text } from '@radix-ui/themes';
import { optimizedUrl } from '#lib/optimized.ts';
import { t } from '#modules/settings/texts/footer.ts';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import { useFileUrl } from '#renderer/ui/file-url.ts';
import type { Footer } from './footer.ts';

/** The footer's logo and the target of the chat button. */
export function FooterCard({ footer: { logo, contactLink }, onEdit }: { footer: Footer; onEdit(): void }) {
  const src = useFileUrl()(logo);
  return (
    <Card size="3" asChild>
      <section aria-labelledby="footer-own">
        <Flex justify="between" align="center" gap="4">
          <Heading as="h2" size="4" id="footer-own">
            {t('ownTitle')}
          </Heading>
          <Button variant="soft" color="gray" aria-label={t('editOwn')} onClick={onEdit}>
            {t('edit')}
          </Button>
        </Flex>
        <DataList.Root className="footer-own" mt="4">
          <DataList.Item align="center">
            <DataList.Label>{t('logo')}</DataList.Label>
            <DataList.Value>
              <span className="footer-ground">
                {src ? <img src={optimizedUrl(src, 384)} alt="" height="32" /> : <BrandLogo ground="dark" />}
              </span>
              {!logo && (
                <Text size="2" color="gray">
                  {t('noLogo')}
                </Text>
              )}
            </DataList.Value>
          </DataList.Item>
          <DataList.Item align="center">
            <DataList.Label>{t('chat')}</DataList.Label>
            <DataList.Value>
              {contactLink ? (
                <a href={contactLink} target="_blank" rel="noreferrer">
                  {contactLink}
                </a>
              ) : (
                t('noChat')
              )}
            </DataList.Value>
          </DataList.Item>
        </DataList.Root>
      </section>
    </Card>
  );
}
