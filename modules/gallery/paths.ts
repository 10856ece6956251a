export function galleryPath({ type, page = 1 }: { type?: string | null; page?: number }): string {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/gallery?${search}` : '/gallery';
}

/** The address that enlarges a picture, on whichever page it is. */
export function picturePath(id: number): string {
  return `/gallery?picture=${id}#picture-${id}`;
}
