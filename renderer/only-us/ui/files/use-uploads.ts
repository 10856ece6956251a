import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import type { Takes } from '#server/files/file-kind.ts';
import { failureSentence, isRefused } from '../../failure.ts';
import { type ChosenPicture, type DuplicateFile, pictureOf, useUpload } from './use-upload.ts';

const atOnce = pLimit(3);
const oneByOne = pLimit(1);
export const maxFiles = 100;

export interface Upload {
  /** Ascending in the order of choice. */
  key: number;
  file: File;
  /** The files chosen together with it, and its place among them. */
  chosen: { batch: string; place: number };
  /** `known`: a duplicate, so it was not uploaded. `refused`: it can never be accepted. */
  state: 'waiting' | 'sending' | 'known' | 'done' | 'failed' | 'refused' | 'cancelled';
  percent: number;
  madeId?: number | undefined;
  /** The stored picture, also if `onStored` failed. */
  picture?: ChosenPicture;
  known?: DuplicateFile;
  /** Store it although it is a duplicate. */
  anyway?: boolean;
  error?: string;
}

/**
 * Makes something of a stored picture and returns its id; `before`: the id that the next of the files chosen later got, if that
 * was quicker. A failure fails the upload, which can be tried again.
 */
export type OnStored = (picture: ChosenPicture, file: File, before?: number) => Promise<number | undefined>;

export function isRunning({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending';
}

export function hasFailed({ state }: Upload): boolean {
  return state === 'failed' || state === 'refused';
}

export type Uploading = ReturnType<typeof useUploads>;

let lastKey = 0;

/** Sends files, three at a time. Every one can be cancelled and tried again. */
export function useUploads(onStored: OnStored, takes: Takes) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const latest = useRef(onStored);
  latest.current = onStored;
  const upload = useUpload();
  const made = useRef(new Map<number, number>());
  // One after the other, so that each knows the ids of those chosen after it.
  const finish = ({ key, file }: Upload, picture: ChosenPicture) =>
    oneByOne(async () => {
      const next = [...made.current.keys()].filter((other) => other > key).sort((a, b) => a - b)[0];
      const id = await latest.current(picture, file, next === undefined ? undefined : made.current.get(next));
      if (id) made.current.set(key, id);
      return id;
    });

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  const arrive = async ({ key, file, anyway, chosen }: Upload, signal: AbortSignal) => {
    const onProgress = (percent: number) => change(key, { percent });
    const arrival = await upload(file, { signal, onProgress, anyway, chosen, takes });
    if ('picture' in arrival) return arrival.picture;
    change(key, { state: 'known', known: arrival.known });
    return null;
  };

  const send = (one: Upload) => {
    const { key, picture: before } = one;
    const abort = new AbortController();
    const { signal } = abort;
    aborts.current.set(key, abort);
    return atOnce(async () => {
      if (signal.aborted) return;
      change(key, { state: 'sending', percent: 0, error: undefined });
      try {
        // A file that is stored already isn't sent again.
        const picture = before ?? (await arrive(one, signal));
        if (!picture) return;
        change(key, { picture });
        change(key, { state: 'done', madeId: await finish(one, picture) });
      } catch (error) {
        const state = isRefused(error) ? 'refused' : 'failed';
        if (!signal.aborted) change(key, { state, error: failureSentence(error) });
      }
    });
  };

  const sendAgain = (one: Upload, how: Partial<Upload>) => {
    const again: Upload = { ...one, ...how, state: 'waiting' };
    change(one.key, again);
    void send(again);
  };

  // Closing the dialog cancels pending uploads.
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => void abort.abort());
  }, []);

  return {
    uploads,
    add(files: File[]) {
      const batch = Math.random().toString(36).slice(2);
      const added = files.slice(0, maxFiles).map((file, place): Upload => {
        return { key: ++lastKey, file, chosen: { batch, place }, state: 'waiting', percent: 0 };
      });
      setUploads((all) => [...all, ...added]);
      for (const one of added) void send(one);
    },
    cancel(key: number) {
      aborts.current.get(key)?.abort();
      change(key, { state: 'cancelled' });
    },
    retry: (one: Upload) => sendAgain(one, {}),
    storeAnyway: (one: Upload) => sendAgain(one, { anyway: true }),
    takeKnown: (one: Upload) => one.known && sendAgain(one, { picture: pictureOf(one.known) }),
  };
}
