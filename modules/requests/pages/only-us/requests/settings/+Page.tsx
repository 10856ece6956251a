import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/NotLoaded.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export default function Page() {
  const query = api.requestSettings.get.useQuery();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return <SettingsForm settings={query.data} />;
}
