import { api } from '#renderer/only-us/api.ts';
import { type ContentType, hooksOf } from './entry-api.ts';

/** Publishes an entry, or makes it a draft again with `publish(false)`. */
export function usePublish(type: ContentType, { id }: { id: number }) {
  const utils = api.useUtils();
  const done = { onSettled: () => utils[type].invalidate() };
  const publish = hooksOf(type).publish.useMutation(done);
  const unpublish = hooksOf(type).unpublish.useMutation(done);
  return {
    publish: (isPublic: boolean) => (isPublic ? publish : unpublish).mutate({ id }),
    isPending: publish.isPending || unpublish.isPending,
  };
}
