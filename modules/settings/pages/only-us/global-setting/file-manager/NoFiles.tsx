import { Button } from '@radix-ui/themes';
import { t } from '#modules/settings/texts/files.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';
import { firstPage } from '#renderer/only-us/ui/files/file.ts';
import type { Files } from '#renderer/only-us/ui/files/use-files.ts';

/** Shown for an empty list of files: why, and what to do. */
export function NoFiles({ list, onUpload }: { list: Files; onUpload(): void }) {
  const { filter, isEmpty, narrow } = list;
  if (!isEmpty) return null;
  const all = <Button onClick={() => narrow(firstPage)}>{t('showAll')}</Button>;
  if (filter.search || filter.label || filter.used || filter.kind !== 'all') {
    return (
      <EmptyState title={t('noMatchTitle')} text={t('noMatchText')}>
        {all}
      </EmptyState>
    );
  }
  if (filter.undescribed) {
    return (
      <EmptyState title={t('allDescribedTitle')} text={t('allDescribedText')}>
        {all}
      </EmptyState>
    );
  }
  if (filter.unused) {
    return (
      <EmptyState title={t('allUsedTitle')} text={t('allUsedText')}>
        {all}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
      <Button onClick={onUpload}>{t('upload')}</Button>
    </EmptyState>
  );
}
