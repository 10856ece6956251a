import { Button, Flex, SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { ContentType } from '../../content-api.ts';
import { Notice } from '../base/Notice.tsx';
import { NotLoaded } from '../base/NotLoaded.tsx';
import { Differences } from './Differences.tsx';
import type { FormOfEntry, Version } from './history-api.ts';
import { t } from './texts.ts';

interface Props {
  type: ContentType;
  id: number;
  version: Version;
  before: Version | null;
  form: FormOfEntry;
  onClose(): void;
}

type Comparison = 'withBefore' | 'withForm';

/** The changes of a version, or those of restoring it, and the button that restores it. */
export function VersionDetails(props: Props) {
  const { type, id, version, before, form } = props;
  const [comparison, compare] = useState<Comparison>('withBefore');
  const { getVersion } = api.content;
  // Saves in quick succession change the newest version.
  const fresh = { staleTime: 0 };
  const content = getVersion.useQuery({ type, id, versionId: version.id }, fresh);
  const old = getVersion.useQuery(
    { type, id, versionId: before?.id ?? 1 },
    { ...fresh, enabled: before !== null },
  );
  const isReady = content.data && (old.data || !before);
  return (
    <Flex asChild direction="column" gap="3" minWidth="0" minHeight="0">
      <section aria-label={t('compare')}>
        <Flex gap="3" justify="between" align="center" wrap="wrap">
          <SegmentedControl.Root
            size="1"
            value={comparison}
            onValueChange={(value) => compare(value as Comparison)}
          >
            <SegmentedControl.Item value="withBefore">{t('withBefore')}</SegmentedControl.Item>
            <SegmentedControl.Item value="withForm">{t('withForm')}</SegmentedControl.Item>
          </SegmentedControl.Root>
          <RestoreButton {...props} />
        </Flex>
        {!isReady && <NotLoaded title={t('versionFailed')} query={content.error ? content : old} />}
        {content.data && hasMissing(content.data) && <Notice color="amber">{t('missing')}</Notice>}
        {isReady && content.data && (
          <Differences
            before={comparison === 'withForm' ? form.edited.values() : (old.data?.values ?? {})}
            after={comparison === 'withForm' ? restorable(content.data.values) : content.data.values}
            known={{
              pictures: { ...old.data?.pictures, ...content.data.pictures },
              fileFields: Object.keys(content.data.files),
            }}
            form={form}
            none={t(comparison === 'withForm' ? 'noneForm' : 'noneBefore')}
          />
        )}
      </section>
    </Flex>
  );
}

function RestoreButton({ type, id, version, form, onClose }: Props) {
  const { autosave } = form.edited;
  const restore = api.content.restoreVersion.useMutation();
  const click = async () => {
    await autosave.flush();
    await restore.mutateAsync({ type, id, versionId: version.id });
    await autosave.refresh();
    toast(t('restoredToast'), 'success');
    onClose();
  };
  return (
    <Button
      type="button"
      size="2"
      loading={restore.isPending}
      onClick={() => void click().catch(() => undefined)}
    >
      {t('restore')}
    </Button>
  );
}

// As on the server: whether visitors see the entry stays as it is.
function restorable({ status, publishedAt, ...values }: Record<string, unknown>) {
  return values;
}

function hasMissing({ files, pictures }: { files: Record<string, number[]>; pictures: object }) {
  return Object.values(files).some((ids) => ids.some((id) => !(id in pictures)));
}
