export const videoSites = { youtube: 'YouTube', vimeo: 'Vimeo', tiktok: 'TikTok' } as const;
export type VideoSite = keyof typeof videoSites;

export interface Video {
  site: VideoSite;
  /** Vimeo’s may have a second part after a slash: the key of an unlisted video. */
  id: string;
  /** Held like a phone; null for widescreen. */
  shape: 'tall' | null;
}

const ids: Record<VideoSite, RegExp> = {
  // Two words of players are as long as the number of a video.
  youtube: /^(?!videoseries|live_stream)[\w-]{11}$/,
  vimeo: /^\d{1,12}(\/[0-9a-f]{6,20})?$/,
  tiktok: /^\d{10,25}$/,
};

export function isVideo({ site, id }: { site: unknown; id: unknown }): boolean {
  return typeof id === 'string' && Object.hasOwn(ids, String(site)) && ids[site as VideoSite].test(id);
}

/** The video at a copied address; null for anything else. */
export function videoOf(address: string): Video | null {
  const words = address.trim();
  const whole = /^https?:\/\//i.test(words) ? words : `https://${words}`;
  if (/\s/.test(words) || !URL.canParse(whole)) return null;
  const { protocol, hostname, port, username, pathname, searchParams } = new URL(whole);
  if (!/^https?:$/.test(protocol) || port || username) return null;
  const host = hostname.replace(/^(www|m)\./, '');
  const video = sites[host]?.(pathname.replace(/\/+$/, ''), searchParams) ?? null;
  return video && isVideo(video) ? video : null;
}

type Reader = (path: string, query: URLSearchParams) => Video | null;

function read(site: VideoSite, pattern: RegExp, shape: Video['shape'] = null): Reader {
  return (path) => {
    const [, id, key] = pattern.exec(path) ?? [];
    return id ? { site, id: key ? `${id}/${key}` : id, shape } : null;
  };
}

const onYouTube: Reader = (path, query) => {
  if (path === '/watch') return { site: 'youtube', id: query.get('v') ?? '', shape: null };
  const embedded = read('youtube', /^\/(?:embed|live|v)\/([\w-]{11})$/);
  return embedded(path, query) ?? read('youtube', /^\/shorts\/([\w-]{11})$/, 'tall')(path, query);
};

const onVimeo: Reader = (path, query) => {
  const video = read('vimeo', /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)(?:\/([0-9a-f]+))?$/)(path, query);
  const key = query.get('h');
  return video && key && !video.id.includes('/') ? { ...video, id: `${video.id}/${key}` } : video;
};

const onTikTok = read(
  'tiktok',
  /^\/(?:@[\w.-]*\/video|embed(?:\/v2)?|player\/v1|v)\/(\d+)(?:\.html)?$/,
  'tall',
);

const sites: Record<string, Reader> = {
  'youtube.com': onYouTube,
  'music.youtube.com': onYouTube,
  'youtube-nocookie.com': onYouTube,
  'youtu.be': read('youtube', /^\/([\w-]{11})$/),
  'vimeo.com': onVimeo,
  'player.vimeo.com': onVimeo,
  'tiktok.com': onTikTok,
};

export function videoPage({ site, id, shape }: Video): string {
  if (site === 'youtube') return `https://www.youtube.com/${shape ? 'shorts/' : 'watch?v='}${id}`;
  // TikTok’s page needs the author’s name; its player is also a page.
  return site === 'vimeo' ? `https://vimeo.com/${id}` : playerOf({ site, id });
}

/** Its player to embed, with as few cookies as each site allows. */
export function playerOf({ site, id }: Pick<Video, 'site' | 'id'>): string {
  if (site === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  if (site === 'tiktok') return `https://www.tiktok.com/player/v1/${id}?autoplay=1`;
  const [number, key] = id.split('/');
  return `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`;
}

export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.tiktok.com',
];
