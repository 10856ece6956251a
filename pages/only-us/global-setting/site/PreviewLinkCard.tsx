import { Button, Flex } from '@radix-ui/themes';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { CopyField } from '#renderer/only-us/ui/base/CopyField.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import { previewTexts as t } from './texts.ts';

export function PreviewLinkCard({ maintenance, timeZone }: { maintenance: boolean; timeZone: string }) {
  const create = api.site.createPreviewLink.useMutation();
  const revoke = api.site.revokePreviewLinks.useMutation({
    onSuccess() {
      create.reset();
      toast(t('revoked'), 'success');
    },
  });
  const link = create.data;
  return (
    <Section title={t('title')} hint={t(maintenance ? 'text' : 'notNeeded')}>
      {link && (
        <>
          <CopyField label={t('title')} value={link.url} />
          <Muted mt="1">{t('expires', { date: spokenTime(link.expiresAt, timeZone) })}</Muted>
        </>
      )}
      <Flex gap="4" mt={link && '3'} align="center">
        <QuietButton loading={create.isPending} onClick={() => create.mutate()}>
          {t(link ? 'createAnother' : 'create')}
        </QuietButton>
        <ConfirmButton
          title={t('revokeTitle')}
          description={t('revokeText')}
          confirmLabel={t('revoke')}
          onConfirm={() => revoke.mutateAsync()}
        >
          <Button variant="ghost" color="gray">
            {t('revoke')}
          </Button>
        </ConfirmButton>
      </Flex>
    </Section>
  );
}
