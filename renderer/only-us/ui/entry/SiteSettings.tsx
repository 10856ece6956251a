import './site-settings.css';
import { DataList } from '@radix-ui/themes';
import type { ReactElement, ReactNode } from 'react';
import type { Field } from '#lib/fields.ts';
import { siteSettings } from '#lib/site-settings.ts';
import { api } from '../../api.ts';
import { DialogButton } from '../base/DialogButton.tsx';
import { later } from '../base/later.tsx';
import { QuietButton } from '../base/QuietButton.tsx';
import { Section } from '../base/Section.tsx';
import { texts } from '../base/texts.ts';
import type { SettingsProps } from './SiteSettingsDialog.tsx';

// Loaded on the first edit, with all that forms need.
const SiteSettingsDialog = later(() => import('./SiteSettingsDialog.tsx'), 'SiteSettingsDialog');

const t = texts('siteSettings', { edit: 'Edit', none: 'none' });

/** A button that opens some settings of the site, on the screen that they concern. */
export function SettingsButton({ children, ...dialog }: SettingsProps & { children: ReactElement<object> }) {
  return (
    <DialogButton button={children}>
      {(onClose) => <SiteSettingsDialog {...dialog} onClose={onClose} />}
    </DialogButton>
  );
}

interface CardProps extends SettingsProps {
  editLabel: string;
  hint?: string;
  /** Facts above those of the fields. */
  children?: ReactNode;
}

/** Some settings of the site, to read and to edit. */
export function SettingsCard({ editLabel, hint, children, ...dialog }: CardProps) {
  const { data } = api.site.get.useQuery();
  const edit = (
    <SettingsButton {...dialog}>
      <QuietButton aria-label={editLabel}>{t('edit')}</QuietButton>
    </SettingsButton>
  );
  return (
    <Section title={dialog.title} hint={hint} gap="3" action={edit}>
      <DataList.Root orientation="vertical" className="site-settings">
        {children}
        {dialog.fields.map((name) => {
          const { label, options }: Field = siteSettings.fields[name];
          const value = data?.[name];
          return (
            <Fact key={name} label={label}>
              {options?.[value ?? ''] ?? (value === '' ? t('none') : value)}
            </Fact>
          );
        })}
      </DataList.Root>
    </Section>
  );
}

/** A line of a `DataList`, if there is something to say. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <DataList.Item>
      <DataList.Label>{label}</DataList.Label>
      <DataList.Value dir="auto">{children}</DataList.Value>
    </DataList.Item>
  );
}
