import { keyIn } from '../items.ts';
import { wholeUrl } from '../old-links.ts';
import type { Overview, SourceFile } from '../source.ts';
import { originalOf } from '../spellings.ts';
import { pathIn } from '../uploaded-files.ts';
import { oldAddresses } from './addresses.ts';
import { inlineAddress } from './elements.ts';
import { fieldOf, metaOf } from './meta.ts';
import { idOf, ownCopy, type RawRecord } from './read-items.ts';

const address =
  /(?:(?:src|href)=["']?|[\]>\s](?=https?:))((?:https?:)?\/?[^"'\s<>]{1,1000}?\.(?:jpe?g|png|gif|webp|avif|heic|pdf|svg))(?=["'\s?#<>[])/gi;
const inline = /data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/=\s]{300,}/gi;
/** The most that is kept in memory of pictures within texts, in characters. */
const maxInline = 64 * 1024 * 1024;
const maxAddresses = 100_000;

/** Files that texts show and the export doesn't list: it is one of posts alone, or the pictures are written into the text. */
export class FilesOfTexts {
  private addresses = new Set<string>();
  private inline = new Map<string, string>();
  private size = 0;

  read(item: RawRecord) {
    const [drawn = ''] = metaOf(item, '_elementor_data');
    const text = `${fieldOf(item, 'content:encoded')}\n${plainJson(drawn)}`;
    for (const [, found = ''] of text.matchAll(address))
      if (this.addresses.size < maxAddresses) this.addresses.add(ownCopy(found.replaceAll('&amp;', '&')));
    for (const [data] of text.matchAll(inline)) {
      this.size += data.length;
      if (this.size < maxInline) this.inline.set(inlineAddress(data), ownCopy(data));
    }
  }

  addTo(overview: Overview) {
    const { choices, files, site } = overview;
    const { fileOf, isOwn } = oldAddresses(overview);
    const add = (address: string, more: Partial<SourceFile>) => {
      const [id, title] = [idOf(address), address.split('/').at(-1) ?? ''];
      files.set(id, {
        ...{ id, key: keyIn(site, 'file', address), address, title, alt: '', caption: '' },
        ...{ original: '', parent: 0, page: '', ...more },
      });
    };
    for (const written of this.addresses) {
      const url = wholeUrl(written, site.host);
      if (!url || fileOf({ id: null, address: written })) continue;
      const whole = originalOf(url.href);
      // The size that the text shows may be the only one there is.
      if (isOwn(url) || url.pathname.includes('/wp-content/uploads/'))
        add(whole, { place: pathIn(url.href), original: pathIn(whole).split('/').at(-1) ?? '' });
      else if (choices.otherHosts) add(url.href, {});
    }
    for (const [name, data] of this.inline) add(name, { inline: data });
  }
}

// The addresses in what Elementor keeps, as in a text.
function plainJson(json: string) {
  return json
    .replaceAll('\\/', '/')
    .replaceAll('"url":"', 'src="')
    .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
