import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { useUpload } from '#renderer/ui/use-upload.ts';
import { titleOf } from './title-of.ts';

const atOnce = pLimit(3);
/** So many pictures at a time. */
export const mostFiles = 30;

/** One file on its way into the gallery. */
export interface Upload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  percent: number;
  /** Why it failed: the server's sentence. */
  error?: string;
}

let lastKey = 0;

/** Sends files, three at a time, and makes a draft of each in the gallery. Every one can be cancelled and tried again. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const aborts = useRef(new Map<number, AbortController>());
  const upload = useUpload();
  const utils = api.useUtils();
  const { mutateAsync: create } = api.gallery.create.useMutation({ meta: { toast: false } });

  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  const send = ({ key, file }: Upload, typeId: number) => {
    const abort = new AbortController();
    aborts.current.set(key, abort);
    const { signal } = abort;
    return atOnce(async () => {
      if (signal.aborted) return;
      change(key, { state: 'sending', percent: 0, error: undefined });
      try {
        const stored = await upload(file, { signal, onProgress: (percent) => change(key, { percent }) });
        await create({
          title: titleOf(file.name),
          description: '',
          fileId: stored.id,
          typeId,
          status: 'draft',
        });
        change(key, { state: 'done' });
        await utils.gallery.invalidate();
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
    add(files: File[], typeId: number) {
      const added = files.slice(0, mostFiles).map((file): Upload => {
        lastKey += 1;
        return { key: lastKey, file, state: 'waiting', percent: 0 };
      });
      setUploads((all) => [...all, ...added]);
      for (const one of added) void send(one, typeId);
    },
    retry(one: Upload, typeId: number) {
      change(one.key, { state: 'waiting', error: undefined });
      void send(one, typeId);
    },
  };
}
