import { Button } from '@radix-ui/themes';
import type { Language } from '#lib/language.ts';
import { api, type Outputs } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { reportFailures, useBatches } from '#renderer/only-us/ui/bulk/use-bulk-change.ts';
import { listTexts as t } from '../texts.ts';

interface Props {
  open: Outputs['site']['getOpenTranslations'];
  language: Language;
}

/** Publishes all translations in the list at once, such as those by an assistant. */
export function PublishAll({ open, language }: Props) {
  const utils = api.useUtils();
  const { mutateAsync } = api.content.changeMany.useMutation();
  const { run } = useBatches();
  const publish = async () => {
    const results = [];
    for (const type of new Set(open.map((each) => each.type))) {
      const ids = open.flatMap((each) => (each.type === type ? (each.translation ?? []) : []));
      const publishing = { type: `${type}:${language}`, action: 'publish' } as const;
      results.push(await run(ids, (batch) => mutateAsync({ ...publishing, ids: batch })));
    }
    await utils.invalidate();
    const count = results.flatMap(({ done }) => done).length;
    if (count > 0) toast(t('success'), 'success', { text: t('published', { count }) });
    reportFailures({ done: [], created: [], failed: results.flatMap(({ failed }) => failed) });
  };
  const count = open.length;
  return (
    <ConfirmButton
      title={t('publishTitle', { count })}
      description={t('publishText')}
      confirmLabel={t('publishAll', { count })}
      color="orange"
      onConfirm={publish}
    >
      <Button>{t('publishAll', { count })}</Button>
    </ConfirmButton>
  );
}
