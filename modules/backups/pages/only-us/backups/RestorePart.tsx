import { Button, Flex } from '@radix-ui/themes';
import { navigate } from 'vike/client/router';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import type { Area } from './backup.ts';
import { t } from './texts.ts';

type Entry = Area['entries'][number];

/** Brings one entry back, and leads to its form, where it is looked at and published; or moves it to the trash. */
export function RestoreEntry({ entry, startedAt }: { entry: Entry; startedAt: Date }) {
  const { type, id, kind, title } = entry;
  const utils = api.useUtils();
  const restore = api.backup.restoreEntry.useMutation({
    onSuccess(route) {
      toast(t(route ? 'entryBack' : 'entryTrashed', { title }), 'success');
      if (route) void navigate(route);
    },
    onSettled: thenRefetch(() => utils.invalidate()),
  });
  const label = kind === 'removed' ? 'trash' : 'restoreEntry';
  return (
    <Button
      size="1"
      variant="soft"
      color="gray"
      loading={restore.isPending}
      aria-label={t(`${label}Of`, { title })}
      onClick={() => restore.mutate({ startedAt, type, id })}
    >
      {t(label)}
    </Button>
  );
}

/** Makes all entries of an area what they were. */
export function RestoreArea({ area: { type, label }, startedAt }: { area: Area; startedAt: Date }) {
  const utils = api.useUtils();
  const restore = api.backup.restoreArea.useMutation({
    onSuccess: () => toast(t('areaBack', { area: label }), 'success'),
    onSettled: thenRefetch(() => utils.invalidate()),
  });
  if (type === null) return null;
  return (
    <Flex justify="end" pb="3">
      <ConfirmButton
        title={t('areaTitle', { area: label })}
        description={t('areaText')}
        confirmLabel={t('wholeArea')}
        color="orange"
        onConfirm={() => restore.mutateAsync({ startedAt, type })}
      >
        <Button variant="soft" aria-label={t('wholeAreaOf', { area: label })}>
          {t('wholeArea')}
        </Button>
      </ConfirmButton>
    </Flex>
  );
}
