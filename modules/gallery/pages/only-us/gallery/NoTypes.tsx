import { Button } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import { t } from '#modules/gallery/texts.ts';
import { EmptyState } from '#renderer/only-us/ui/EmptyState.tsx';

/** The first step of an empty gallery: a type, which only administrators can create. */
export function NoTypes() {
  const { user } = usePageContext();
  const mayCreate = user?.role === 'administrator';
  return (
    <EmptyState title={t('noTypesTitle')} text={t(mayCreate ? 'noTypesText' : 'noTypesClient')}>
      {mayCreate && (
        <Button asChild>
          <a href="/only-us/global-setting/gallery-type">{t('toTypes')}</a>
        </Button>
      )}
    </EmptyState>
  );
}
