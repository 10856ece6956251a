import { Button, Callout, Flex } from '@radix-ui/themes';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { toast, toastFailure } from '#renderer/only-us/toast.ts';
import { useMay } from '#renderer/only-us/use-may.ts';
import { t } from '../texts.ts';
import type { MenuEntry } from '../type.ts';

/** Offers administrators to add a published page to a menu if it is in none. `target`: such as 'page/3'. */
export default function AddToMenu({ target, path }: { target: string; path: string }) {
  const { menu } = api.useUtils();
  // Loaded after publishing: the footer may include it automatically.
  const { data: saved, isFetching } = api.menu.get.useQuery(undefined, {
    enabled: useMay('manage', 'settings'),
    staleTime: 0,
  });
  const { mutateAsync, isPending } = api.menu.update.useMutation(useRefetch(({ menu }) => menu));
  const isLinked = saved && entriesOf(saved).some((entry) => [target, path].includes(entry.target));
  if (!saved || isFetching || isLinked) return null;
  const save = async (entries: MenuEntry[] | null) => {
    const { version } = await menu.get.fetch(undefined, { staleTime: 0 });
    await mutateAsync({ version, entries });
  };
  const add = async (place: MenuEntry['place']) => {
    const entry: MenuEntry = { kind: 'entry', target, label: { id: '', en: '' }, place, level: 0 };
    try {
      const before = await menu.get.fetch(undefined, { staleTime: 0 });
      await save([...entriesOf(before), entry]);
      const undo = () => void save(before.entries).catch((error) => toastFailure(error));
      toast(t('success'), 'success', { text: t(place === 'footer' ? 'inFooter' : 'inMenu'), undo });
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <Callout.Root size="1" highContrast role="status">
      <Flex gap="3" align="center" justify="between" wrap="wrap">
        <Callout.Text>{t('notInMenu')}</Callout.Text>
        <Flex gap="3">
          {(['header', 'footer'] as const).map((place) => (
            <Button
              key={place}
              type="button"
              size="1"
              variant="surface"
              disabled={isPending}
              onClick={() => void add(place)}
            >
              {t(place === 'footer' ? 'addToFooter' : 'addToMenu')}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Callout.Root>
  );
}

function entriesOf({ entries, defaults }: { entries: MenuEntry[] | null; defaults: MenuEntry[] }) {
  return entries ?? defaults;
}
