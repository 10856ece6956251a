import { type ContentType, hooksOf, useCacheOf } from './entry-api.ts';

/** Publishes an entry, or makes it a draft again with `publish(false)`. */
export function usePublish(type: ContentType, { id }: { id: number }) {
  const cache = useCacheOf(type);
  const done = { onSettled: () => cache.invalidate() };
  const publish = hooksOf(type).publish.useMutation(done);
  const unpublish = hooksOf(type).unpublish.useMutation(done);
  return {
    publish: (isPublic: boolean) => (isPublic ? publish : unpublish).mutate({ id }),
    isPending: publish.isPending || unpublish.isPending,
  };
}
