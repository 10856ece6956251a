import { Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { localize } from '#lib/interface-language.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { api } from '#renderer/only-us/api.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { t } from '#renderer/only-us/ui/history/activity-texts.ts';

const SiteSettingsDialog = later(
  () => import('#renderer/only-us/ui/entry/SiteSettingsDialog.tsx'),
  'SiteSettingsDialog',
);

/** How long lines are kept, and the dialog that changes it. */
export function Retention() {
  const [isOpen, open] = useState(false);
  const { data } = api.site.get.useQuery();
  const { label, options } = siteSettings.fields.keepActivity;
  const span = data && options?.[data.keepActivity];
  return (
    <Flex gap="3" mb="4" align="center" wrap="wrap">
      <Muted>
        {t('intro')} {span && t('kept', { span: localize(span).toLocaleLowerCase() })}
      </Muted>
      <Button variant="ghost" size="1" aria-label={label} onClick={() => open(true)}>
        {t('edit')}
      </Button>
      {isOpen && <SiteSettingsDialog title={label} fields={['keepActivity']} onClose={() => open(false)} />}
    </Flex>
  );
}
