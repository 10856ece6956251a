import { Flex } from '@radix-ui/themes';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { NotLoaded } from '#renderer/only-us/ui/list/NotLoaded.tsx';
import { PersonCard } from './PersonCard.tsx';
import { StorageCard } from './StorageCard.tsx';

/** How requests are handled, and what one person may ask for. */
export default function Page() {
  const query = api.request.getSettings.useQuery();
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return (
    <Flex direction="column" gap="5" maxWidth="640px">
      <StorageCard key={query.data.version} settings={query.data} />
      <PersonCard />
    </Flex>
  );
}
