import express from 'express';

const storedName = /^\/[0-9a-f]{32}\.(jpg|png|webp|avif)$/;

/** `/api/images/upload/{filename}`: the uploaded file. A stored name never gets other bytes, so it may be kept for ever. */
export function serveUploads(folder: string): express.Router {
  const uploads = express.Router();
  uploads.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed.');
    } else if (storedName.test(request.path)) next();
    else notFound(response);
  });
  uploads.use(express.static(folder, { immutable: true, maxAge: '365d', index: false, redirect: false }));
  uploads.use((_request, response) => notFound(response));
  return uploads;
}

function notFound(response: express.Response) {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('There is no such file.');
}
