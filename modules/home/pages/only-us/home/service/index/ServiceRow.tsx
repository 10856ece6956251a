import { t } from '#modules/home/service/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import type { Moves } from '#renderer/ui/SortableList.tsx';
import { OfferRow } from '../../offer/OfferRow.tsx';
import type { ListedService } from '../../offer/offer.ts';
import { useDeleteService } from '../use-delete.ts';

/** One service in the list. */
export function ServiceRow({ service, moves }: { service: ListedService; moves: Moves }) {
  const utils = api.useUtils();
  const done = { onSettled: () => utils.service.invalidate() };
  const publish = api.service.publish.useMutation(done);
  const unpublish = api.service.unpublish.useMutation(done);
  const remove = useDeleteService();
  const { id } = service;
  return (
    <OfferRow
      offer={service}
      form={`/only-us/home/service/${id}`}
      moves={moves}
      deleteText={t('deleteText')}
      isChanging={publish.isPending || unpublish.isPending}
      onPublish={(published) => (published ? publish : unpublish).mutate({ id })}
      onDelete={() => remove(id)}
    />
  );
}
