import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { useMay } from '#renderer/only-us/use-may.ts';
import { t } from './texts.ts';

const SiteSettingsDialog = later(
  () => import('#renderer/only-us/ui/entry/SiteSettingsDialog.tsx'),
  'SiteSettingsDialog',
);

/** Opens the synonyms of the search; `query`: adds one for a search without results. */
export function SearchWords({ query }: { query?: string }) {
  const [isOpen, open] = useState(false);
  if (!useMay('write', 'settings')) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="1"
        aria-label={query && t('addWordsOf', { query })}
        onClick={() => open(true)}
      >
        {t(query ? 'addWords' : 'searchWords')}
      </Button>
      {isOpen && (
        <SiteSettingsDialog
          title={t('searchWords')}
          fields={['searchWords']}
          synonym={query}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}
