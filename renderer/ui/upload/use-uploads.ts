import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { type SentPicture, useUpload } from '../use-upload.ts';

const atOnce = pLimit(3);
/** So many pictures at a time. */
export const mostFiles = 30;

/** One file on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  percent: number;
  /** As it was stored: also when what should happen with it then has failed. */
  stored?: SentPicture;
  /** Why it failed: the server's sentence. */
  error?: string;
}

/** What happens with a file as soon as it is stored; when this fails, so does the upload, and can be tried again. */
export type OnStored = (stored: SentPicture, file: File) => Promise<unknown>;

let lastKey = 0;

/** Sends files, three at a time. Every one can be cancelled and tried again. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const upload = useUpload();

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  const send = ({ key, file, stored: before }: Upload, onStored: OnStored) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    const { signal } = abort;
    const onProgress = (percent: number) => change(key, { percent });
    return atOnce(async () => {
      if (signal.aborted) return;
      change(key, { state: 'sending', percent: 0, error: undefined });
      try {
        // What is stored already isn't sent again.
        const stored = before ?? (await upload(file, { signal, onProgress }));
        change(key, { stored });
        await onStored(stored, file);
        change(key, { state: 'done' });
      } catch (error) {
        if (!signal.aborted) change(key, { state: 'failed', error: failureMessage(error) });
      }
    });
  };

  const cancel = (key: number) => {
    aborts.current.get(key)?.abort();
    change(key, { state: 'cancelled' });
  };

  // Whoever leaves the dialog stops what is still on its way.
  useEffect(() => {
    const running = aborts.current;
    return () => running.forEach((abort) => void abort.abort());
  }, []);

  return {
    uploads,
    cancel,
    add(files: File[], onStored: OnStored) {
      const added = files.slice(0, mostFiles).map(waiting);
      setUploads((all) => [...all, ...added]);
      for (const one of added) void send(one, onStored);
    },
    retry(one: Upload, onStored: OnStored) {
      change(one.key, { state: 'waiting', error: undefined });
      void send(one, onStored);
    },
  };
}

function waiting(file: File): Upload {
  lastKey += 1;
  return { key: lastKey, file, state: 'waiting', percent: 0 };
}
