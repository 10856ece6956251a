import type { RequestHandler } from 'express';
import { languages } from '#lib/language.ts';

const seen = 'seen';

/** `/language-offer/en.css`: offers English once to browsers that prefer it, so that pages stay the same for everybody, without script or cookie. */
export const languageOffer: RequestHandler = (request, response) => {
  const { file } = request.params;
  const asked = request.headers['accept-language'];
  const isPreferred = asked && `${request.acceptsLanguages([...languages])}.css` === file;
  response.type('css').vary('Accept-Language').set('Cache-Control', 'private, max-age=86400');
  if (!isPreferred) response.send('');
  else if (request.get('If-None-Match')?.includes(seen))
    response.set('Cache-Control', 'private, max-age=31536000').send('');
  else
    response
      .set({ 'Cache-Control': 'private, no-cache', ETag: `"${seen}"` })
      .send('.language-offer{display:block}');
};
