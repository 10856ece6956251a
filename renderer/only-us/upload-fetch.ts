import { isSuccess } from './failure.ts';

type Listener = (share: number) => void;

const listeners = new WeakMap<FormData, Listener>();

/**
 * Reports how far a form has been sent, from 0 to 1. Before the call:
 *
 *     const form = new FormData();
 *     form.set('file', file);
 *     onUploadProgress(form, (share) => setShare(share));
 *     await utils.client.file.upload.mutate(form, { signal });
 *
 * with `const utils = api.useUtils()` and the `signal` of an AbortController, whose `abort()` cancels the upload.
 */
export function onUploadProgress(form: FormData, listener: Listener): void {
  listeners.set(form, listener);
}

/** `fetch` for forms on top of XMLHttpRequest: the native one reports no upload progress. */
export function uploadFetch(input: RequestInfo | URL | string, init: RequestInit = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', String(input));
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    const listener = init.body instanceof FormData ? listeners.get(init.body) : undefined;
    if (listener) reportProgress(request.upload, listener);
    request.onload = () => {
      const { status, statusText, response } = request;
      // What the server refuses it says itself; tRPC reads it from the answer.
      if (isSuccess(status) || status >= 400) resolve(new Response(response, { status, statusText }));
      else reject(new TypeError(`The upload was answered with status ${status}`));
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const { signal } = init;
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
}

function reportProgress(upload: XMLHttpRequestUpload, listener: Listener) {
  upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) listener(loaded / total);
  };
  upload.onload = () => listener(1);
}
