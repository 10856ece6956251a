import { thenRefetch } from '../../query-client.ts';
import { toast } from '../../toast.ts';
import { common } from '../common-texts.ts';
import { type ContentType, hooksOf, useCacheOf } from '../entry/entry-api.ts';
import { t } from '../entry/texts.ts';

/** Publishes an entry, or makes it a draft again with `publish(false)`. Says so. */
export function usePublish(type: ContentType, { id, name }: { id: number; name: string }) {
  const cache = useCacheOf(type);
  const done = (key: 'publishedOne' | 'unpublishedOne') => ({
    onSuccess: () => toast(common('saved'), 'success', { text: t(key, { name }) }),
    onSettled: thenRefetch(() => cache.invalidate()),
  });
  const publish = hooksOf(type).publish.useMutation(done('publishedOne'));
  const unpublish = hooksOf(type).unpublish.useMutation(done('unpublishedOne'));
  return {
    publish: (isPublic: boolean) => (isPublic ? publish : unpublish).mutate({ id }),
    isPending: publish.isPending || unpublish.isPending,
  };
}
