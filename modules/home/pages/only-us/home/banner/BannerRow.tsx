import { Button, Flex, Switch, Text } from '@radix-ui/themes';
import { t } from '#modules/home/banner/texts.ts';
import { t as common } from '#modules/home/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { DeleteButton } from '../list/DeleteButton.tsx';
import { ItemRow } from '../list/ItemRow.tsx';
import type { Banner } from './banner.ts';

interface Props {
  banner: Banner;
  moves: Moves;
  onEdit(): void;
}

/** One banner in the list. */
export function BannerRow({ banner, moves, onEdit }: Props) {
  const { id, title, subtitle, buttonLabel, buttonLink, picture } = banner;
  const utils = api.useUtils();
  const remove = api.banner.delete.useMutation({
    onSuccess: () => toast(common('deleted'), 'success'),
    onSettled: () => utils.banner.invalidate(),
  });
  return (
    <ItemRow
      name={title}
      note={buttonLabel ? `${buttonLabel} → ${buttonLink}` : subtitle}
      picture={picture}
      moves={moves}
      state={<ActiveSwitch banner={banner} />}
    >
      <Button variant="soft" color="gray" onClick={onEdit}>
        {common('edit')}
      </Button>
      <DeleteButton name={title} description={t('deleteText')} onConfirm={() => remove.mutateAsync({ id })} />
    </ItemRow>
  );
}

function ActiveSwitch({ banner: { id, title, status } }: { banner: Banner }) {
  const utils = api.useUtils();
  const done = { onSettled: () => utils.banner.invalidate() };
  const publish = api.banner.publish.useMutation(done);
  const unpublish = api.banner.unpublish.useMutation(done);
  return (
    <Flex gap="2" align="center">
      <Switch
        checked={status === 'published'}
        disabled={publish.isPending || unpublish.isPending}
        aria-label={t('activeOf', { title })}
        onCheckedChange={(show) => (show ? publish : unpublish).mutate({ id })}
      />
      <Text size="2" color="gray" aria-hidden>
        {t('active')}
      </Text>
    </Flex>
  );
}
