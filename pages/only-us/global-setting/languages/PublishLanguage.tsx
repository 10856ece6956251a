import { languageName } from '#lib/interface-language.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { OpenTranslations, type SecondLanguage } from './OpenTranslations.tsx';
import { t } from './texts.ts';

/** Says what visitors won't find, or what must be translated first. */
export function PublishLanguage({ second, onClose }: { second: SecondLanguage; onClose(): void }) {
  const { needed, missing, outdated } = second;
  const language = languageName(second.language);
  const isReady = needed.length === 0;
  const publish = api.site.publishLanguage.useMutation({
    ...useRefetch(({ site }) => site),
    onSuccess() {
      toast(t('published', { language }), 'success');
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('publishTitle', { language })}
      description={t(isReady ? 'publishText' : 'notYet', { language })}
      maxWidth="560px"
      action={isReady ? t('publish', { language }) : undefined}
      onSubmit={() => publish.mutateAsync().catch(() => undefined)}
      onClose={onClose}
    >
      {!isReady && <OpenTranslations title={t('needed')} open={needed} isInDialog />}
      {isReady && missing > 0 && (
        <Notice color="amber">{t('missingText', { count: missing, language })}</Notice>
      )}
      {isReady && outdated > 0 && <Notice color="amber">{t('outdatedText', { count: outdated })}</Notice>}
      {isReady && missing + outdated === 0 && <Notice color="green">{t('complete')}</Notice>}
    </ActionDialog>
  );
}
