import type { OldFile, Overview, Resolver } from '../source.ts';

/** Where an old address leads: to an entry or a file by its old id, elsewhere, or nowhere. */
type Target = { entry: number } | { file: number } | { href: string } | null;

/** Finds what the old addresses of an export lead to: whole, relative, by `?p=`, by size of a picture, with or without `www`. */
export function oldAddresses({ site, entries, files }: Overview) {
  const known = new Map<string, Target>();
  for (const { id, address } of entries.values()) known.set(pathOf(address), { entry: id });
  for (const { id, address, page } of files.values()) {
    known.set(original(pathOf(address)), { file: id });
    if (page) known.set(pathOf(page), { file: id });
  }
  function target(address: string): Target {
    const url = wholeUrl(address, site.host);
    if (!url || !/^(https?|mailto|tel):$/.test(url.protocol)) return null;
    if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: address.replace(/\s/g, '') };
    if (url.hostname.replace(/^www\./, '') !== site.host) return { href: url.href };
    const id = Number(
      ['p', 'page_id', 'attachment_id'].map((name) => url.searchParams.get(name)).find(Boolean),
    );
    if (entries.has(id)) return { entry: id };
    if (files.has(id)) return { file: id };
    if (url.search && !id) return null;
    return known.get(pathOf(url.href)) ?? known.get(original(pathOf(url.href))) ?? null;
  }
  const fileOf = ({ id, address }: OldFile): number | null => {
    if (id && files.has(id)) return id;
    const found = target(address);
    return found && 'file' in found ? found.file : null;
  };
  return { target, fileOf };
}

/** Resolves as if every entry and file had the id it had before: for looking, where nothing is stored. */
export function dryResolver(overview: Overview): Resolver {
  const { target, fileOf } = oldAddresses(overview);
  return {
    file: (file) => {
      const id = fileOf(file);
      return id && /\.(jpe?g|png|gif|webp|avif|heic|svg|pdf)$/i.test(overview.files.get(id)?.address ?? '')
        ? id
        : null;
    },
    link: (address) => {
      const found = target(address);
      if (!found) return null;
      if ('href' in found) return found.href;
      return 'entry' in found
        ? `entry:${overview.entries.get(found.entry)?.area}/${found.entry}`
        : `entry:file/${found.file}`;
    },
  };
}

function wholeUrl(address: string, host: string): URL | null {
  const base = `https://${host}/`;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

function pathOf(address: string) {
  const url = wholeUrl(address, 'site.invalid');
  if (!url) return address;
  return `${url.pathname.replace(/\/+$/, '').toLowerCase()}${url.pathname === '/' ? url.search : ''}`;
}

/** One rule for all sizes of a picture: `-300x200`, `-scaled` and `-rotated` are the original. */
function original(path: string) {
  return path
    .replace(/-(?:\d+x\d+|scaled|rotated)(?=\.\w+$)/, '')
    .replace(/-(?:scaled|rotated)(?=\.\w+$)/, '');
}
