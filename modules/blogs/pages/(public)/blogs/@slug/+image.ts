import type { PageContext } from 'vike/types';
import { image as siteImage } from '#renderer/public/words.ts';
import { fileUrl } from '#renderer/ui/file-url.ts';
import { optimizedUrl } from '#renderer/ui/optimized.ts';
import type { Data } from './+data.ts';

type Known = Pick<PageContext<Data>, 'site' | 'data' | 'fileSettings'>;

// https://vike.dev/image: what a shared link shows, as a whole address.
export default function image({ site, data, fileSettings }: Known): string {
  const src = fileUrl(fileSettings, data.cover);
  return src ? new URL(optimizedUrl(src, 1200), site.address).href : siteImage({ site });
}
