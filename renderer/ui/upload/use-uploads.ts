import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { type ChosenPicture, type KnownFile, pictureOf, useUpload } from '../use-upload.ts';

const atOnce = pLimit(3);
/** So many pictures at a time. */
export const mostFiles = 30;

/** One file on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  /** `known`: the same picture is there already, so it was not stored. */
  state: 'waiting' | 'sending' | 'known' | 'done' | 'failed' | 'cancelled';
  percent: number;
  /** The picture as it is stored: also when what should happen with it then has failed. */
  picture?: ChosenPicture;
  known?: KnownFile;
  /** It is to be stored although the same is there. */
  anyway?: boolean;
  /** Why it failed: the server's sentence. */
  error?: string;
}

/** What happens with a picture as soon as it is stored; when this fails, so does the upload, and can be tried again. */
export type OnStored = (picture: ChosenPicture, file: File) => Promise<unknown>;

let lastKey = 0;

/** Sends files, three at a time. Every one can be cancelled and tried again. */
export function useUploads(onStored: OnStored) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const latest = useRef(onStored);
  latest.current = onStored;
  const upload = useUpload();

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  const arrive = async ({ key, file, anyway }: Upload, signal: AbortSignal) => {
    const onProgress = (percent: number) => change(key, { percent });
    const arrival = await upload(file, { signal, onProgress, anyway });
    if ('picture' in arrival) return arrival.picture;
    change(key, { state: 'known', known: arrival.known });
    return null;
  };

  const send = (one: Upload) => {
    const { key, file, picture: before } = one;
    const abort = new AbortController();
    const { signal } = abort;
    aborts.current.set(key, abort);
    return atOnce(async () => {
      if (signal.aborted) return;
      change(key, { state: 'sending', percent: 0, error: undefined });
      try {
        // What is stored already isn't sent again.
        const picture = before ?? (await arrive(one, signal));
        if (!picture) return;
        change(key, { picture });
        await latest.current(picture, file);
        change(key, { state: 'done' });
      } catch (error) {
        if (!signal.aborted) change(key, { state: 'failed', error: failureMessage(error) });
      }
    });
  };

  const sendAgain = (one: Upload, how: Partial<Upload>) => {
    const again: Upload = { ...one, ...how, state: 'waiting' };
    change(one.key, again);
    void send(again);
  };

  // Whoever leaves the dialog stops what is still on its way.
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => void abort.abort());
  }, []);

  return {
    uploads,
    add(files: File[]) {
      const added = files.slice(0, mostFiles).map(waiting);
      setUploads((all) => [...all, ...added]);
      for (const one of added) void send(one);
    },
    cancel(key: number) {
      aborts.current.get(key)?.abort();
      change(key, { state: 'cancelled' });
    },
    retry: (one: Upload) => sendAgain(one, {}),
    /** Stores a picture although the same is there. */
    storeAnyway: (one: Upload) => sendAgain(one, { anyway: true }),
    /** Takes the file that is there as if it had been sent now. */
    takeKnown: (one: Upload) => one.known && sendAgain(one, { picture: pictureOf(one.known) }),
  };
}

function waiting(file: File): Upload {
  lastKey += 1;
  return { key: lastKey, file, state: 'waiting', percent: 0 };
}
