/** Work for idle times, each piece by its key. */
export interface Refiner {
  /** Does this later, unless too much is waiting: then it is dropped, and may be added again. */
  add(key: string, work: () => Promise<void>): void;
  /** Somebody waits for a picture: what is left has time until nobody did for a while. */
  postpone(): void;
}

interface Needs {
  /** Milliseconds without a call of `postpone` until the work begins. */
  idle: number;
  /** How much may wait. */
  most: number;
}

/** Does one piece of work after the other while nothing else is to do. Its failures are ignored: it only improves. */
export function createRefiner({ idle, most }: Needs): Refiner {
  const waiting = new Map<string, () => Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (const [key, work] of waiting) {
      if (timer) break;
      waiting.delete(key);
      await work().catch(() => undefined);
    }
    isRunning = false;
  };
  const postpone = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      void run();
    }, idle).unref();
  };
  return {
    postpone,
    add(key, work) {
      if (waiting.size < most) waiting.set(key, work);
      postpone();
    },
  };
}
