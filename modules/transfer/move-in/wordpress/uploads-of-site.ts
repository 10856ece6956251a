import { pathOf } from '../old-links.ts';
import type { SourceFile } from '../source.ts';
import { originalOf, spellings } from '../spellings.ts';

/**
 * Files by where they are among the uploads, whatever the host: the site may have had another name, or its files a host of their
 * own, such as that of a content delivery network. Elementor has copies of its own, named after the original.
 */
export function uploadsOf(files: Iterable<SourceFile>): (url: URL) => number | undefined {
  const [byPlace, byName] = [new Map<string, number>(), new Map<string, number>()];
  for (const { id, address } of files) {
    const place = URL.canParse(address) ? placeOf(new URL(address)) : address;
    const name = place.split('/').at(-1) ?? '';
    for (const each of [place, originalOf(place)]) if (!byPlace.has(each)) byPlace.set(each, id);
    if (!byName.has(name)) byName.set(name, id);
  }
  return (url: URL): number | undefined => {
    const place = placeOf(url);
    const [, name, ending] = /^elementor\/thumbs\/(.+)-\w{30,}(\.\w+)$/.exec(place) ?? [];
    const known = spellings(place).find((each) => byPlace.has(each));
    return known === undefined ? byName.get(`${name}${ending}`) : byPlace.get(known);
  };
}

/** Folders of uploads: of WordPress, of each site of several, and of plugins that keep twins of pictures. */
const uploadFolders =
  /\/(?:(?:wp-content|webp-images)\/uploads(?:\/sites\/\d+)?|blogs\.dir\/\d+\/files|smush-webp)\/(.+)$/;

function placeOf(url: URL) {
  const path = pathOf(url.href);
  const [, within] = uploadFolders.exec(path) ?? [];
  return within ?? (/^i\d\.wp\.com$/.test(url.hostname) ? path.slice(1) : url.hostname + path);
}
