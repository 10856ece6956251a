import {
  failureMessage,
  isAnswered,
  isConflict,
  isNotFound,
  isSignedOut,
  isTemporary,
} from '#renderer/only-us/failure.ts';

/** What became of the last keystrokes. `inBrowser`: they are at least stored there. */
export type SaveState =
  | { is: 'saved'; at: Date | null }
  | { is: 'waiting' | 'saving' }
  | { is: 'offline' | 'signedOut'; inBrowser: boolean }
  | { is: 'refused'; reason: string; inBrowser: boolean };

/** What the server has: the working copy, or at revision 0 the saved entry. */
export interface Kept<Values> {
  values: Values;
  revision: number;
  at: Date | null;
}

/** The form whose values are saved, and where they go. */
export interface AutosavedForm<Values> {
  values(): Values;
  /** Are two sets of values the same? */
  same(one: Values, other: Values): boolean;
  /** Sends them to the server, over this revision of the working copy. */
  send(values: Values, revision: number): Promise<{ revision: number; at: Date }>;
  /** Merges what somebody else saved meanwhile into the form. */
  merge(): Promise<void>;
  /** The entry was deleted: what is typed is kept apart from now on. */
  onDeleted(): void;
  onSignedOut(): void;
  /** Stores them in the browser. False when its storage is full or off. */
  store(values: Values): boolean;
  /** Removes them there. */
  forget(): void;
}

// In milliseconds. A person who never stops typing is saved at least every `longest`.
const pause = 2000;
const longest = 10_000;
const retryAfter = 5000;

/**
 * Saves what is typed: on the server two seconds after the last key, one request at a time, and in the browser until it is
 * there.
 */
export class Autosave<Values> {
  private current: SaveState;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private storing: ReturnType<typeof setTimeout> | undefined;
  private queue = Promise.resolve();
  private unsavedSince: number | null = null;
  /** Is nothing sent, until `release`? */
  isHeld = false;
  private inBrowser = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly form: AutosavedForm<Values>,
    public kept: Kept<Values>,
  ) {
    this.current = { is: 'saved', at: kept.at };
  }

  state = (): SaveState => this.current;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Something else that a screen shows has changed. */
  announce = (): void => this.set({ ...this.current });

  /** Call it with every change. It reads the values later. */
  changed(): void {
    this.unsavedSince ??= Date.now();
    if (this.current.is === 'saved') this.set({ is: 'waiting' });
    this.storing ??= setTimeout(() => this.store(), pause);
    this.sendIn(Math.max(0, Math.min(pause, this.unsavedSince + longest - Date.now())));
  }

  /** Saves at once what isn't saved yet. Doesn't throw: `state` says what became of it. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.queue = this.queue.then(() => this.save(3));
    return this.queue;
  }

  /** Stores at once in the browser what the server doesn't have. */
  store(): void {
    clearTimeout(this.storing);
    this.storing = undefined;
    if (this.unsavedSince !== null) this.inBrowser = this.form.store(this.form.values());
  }

  /** Sends nothing until `release` or `published`, and waits for what is on its way. */
  async hold(): Promise<void> {
    this.isHeld = true;
    clearTimeout(this.timer);
    await this.queue;
  }

  release(): void {
    this.isHeld = false;
    if (this.unsavedSince !== null) this.sendIn(pause);
  }

  /** The server has these values, because they were published or read from there. */
  settled(kept: Kept<Values>): void {
    this.isHeld = false;
    this.kept = kept;
    const isSaved = this.form.same(this.form.values(), kept.values);
    this.unsavedSince = isSaved ? null : (this.unsavedSince ?? Date.now());
    this.finish();
    if (!isSaved) this.changed();
  }

  /** Merges what somebody else saved, once nothing is on its way. */
  refresh(): Promise<void> {
    this.queue = this.queue.then(() => this.form.merge()).catch(() => undefined);
    return this.queue;
  }

  private async save(tries: number): Promise<void> {
    if (this.isHeld || this.unsavedSince === null) return;
    const values = structuredClone(this.form.values());
    const since = this.unsavedSince;
    this.unsavedSince = null;
    if (this.form.same(values, this.kept.values)) return this.finish();
    // While it fails, the reason stays in sight.
    if (this.current.is === 'waiting') this.set({ is: 'saving' });
    try {
      const { revision, at } = await this.form.send(values, this.kept.revision);
      this.kept = { values, revision, at };
      this.finish();
    } catch (error) {
      this.unsavedSince ??= since;
      await this.settle(error, tries).catch((failure) => this.fail(failure));
    }
  }

  private async settle(error: unknown, tries: number): Promise<void> {
    if (tries === 0) throw error;
    if (isConflict(error)) await this.form.merge();
    else if (isNotFound(error)) this.form.onDeleted();
    else throw error;
    await this.save(tries - 1);
  }

  private finish() {
    clearTimeout(this.storing);
    this.storing = undefined;
    if (this.unsavedSince !== null) {
      // Typed during the request; its timer is running.
      this.storing = setTimeout(() => this.store(), pause);
      return this.set({ is: 'waiting' });
    }
    clearTimeout(this.timer);
    this.inBrowser = false;
    this.form.forget();
    this.set({ is: 'saved', at: this.kept.at });
  }

  private fail(error: unknown) {
    this.unsavedSince ??= Date.now();
    this.store();
    const { inBrowser } = this;
    if (isSignedOut(error)) {
      const isNew = this.current.is !== 'signedOut';
      this.set({ is: 'signedOut', inBrowser });
      if (isNew) this.form.onSignedOut();
    } else if (!isAnswered(error)) {
      this.set({ is: 'offline', inBrowser });
      this.sendIn(retryAfter);
    } else {
      this.set({ is: 'refused', reason: failureMessage(error), inBrowser });
      if (isTemporary(error)) this.sendIn(retryAfter);
    }
  }

  private sendIn(delay: number) {
    clearTimeout(this.timer);
    if (!this.isHeld) this.timer = setTimeout(() => void this.flush(), delay);
  }

  private set(state: SaveState) {
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}
