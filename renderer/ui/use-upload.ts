import type { inferRouterOutputs } from '@trpc/server';
import { api } from '#renderer/only-us/api.ts';
import { onUploadProgress } from '#renderer/only-us/upload-fetch.ts';
import type { AppRouter } from '#server/router.ts';

/** A picture as `file.upload` gives it: its id, what is needed to show it, and the file that was the same before. */
export type SentPicture = inferRouterOutputs<AppRouter>['file']['upload'];

/** What a file input offers to choose from; the server decides by the content. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface Options {
  /** Told how much was sent: 0 to 100. After 100 the server still prepares the picture. */
  onProgress?(percent: number): void;
  signal?: AbortSignal;
}

/** Gives `upload(file)`: sends one picture (`file.upload`) and gives it as stored. Rejects with the server's sentence. */
export function useUpload() {
  const { client } = api.useUtils();
  return (file: File, { onProgress, signal }: Options = {}) => {
    const form = new FormData();
    form.set('file', file);
    if (onProgress) onUploadProgress(form, (share) => onProgress(Math.round(100 * share)));
    return client.file.upload.mutate(form, { signal });
  };
}
