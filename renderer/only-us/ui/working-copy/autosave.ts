import type { FieldValues as Values } from 'react-hook-form';
import { askToSignInAgain } from '../../auth/sign-in-again.ts';
import { ExternalStore } from '../../external-store.ts';
import {
  failureSentence,
  isAnswered,
  isConflict,
  isNotFound,
  isSignedOut,
  isTemporary,
} from '../../failure.ts';
import { type Kept, same } from './merge.ts';
import { allSaved, next, pause, type SaveEvent, type SaveState } from './save-machine.ts';

interface AutosavedForm {
  /** Whether the server keeps them; otherwise only the browser does until a save. */
  keepsCopy: boolean;
  values(): Values;
  /** The values for the server: the other person's where both changed the same. */
  outgoing(): Pick<Kept, 'values' | 'common'>;
  send(values: Values, revision: number, common?: Values): Promise<{ revision: number; at: Date }>;
  merge(): Promise<void>;
  /** The entry was deleted: what is typed is kept apart from now on. */
  onDeleted(): void;
  /** Stores them in the browser. False when its storage is full or off. */
  store(values: Values): boolean;
  /** All that the server gets is there: no longer needed in the browser. */
  onSaved(): void;
}

// In milliseconds, where the browser has the only copy.
const shortPause = 400;

/**
 * Saves what is typed: on the server two seconds after the last key, one request at a time, and in the browser until it is
 * there. `save-machine.ts` says what follows what.
 */
export class Autosave extends ExternalStore<SaveState> {
  private sending: ReturnType<typeof setTimeout> | undefined;
  private storing: ReturnType<typeof setTimeout> | undefined;
  private queue = Promise.resolve();
  private pause = pause;

  constructor(
    private readonly form: AutosavedForm,
    public kept: Kept,
  ) {
    super(allSaved);
  }

  /** Something else that a screen shows has changed. */
  announce(): void {
    this.set({ ...this.get() });
  }

  /** Call it with every change. It reads the values later. */
  changed(): void {
    this.on({ type: 'typed', at: Date.now(), pause: this.pause });
  }

  /** Saves this soon after the last key until the returned function is called. */
  saveSoon(soon: number): () => void {
    this.pause = soon;
    return () => {
      this.pause = pause;
    };
  }

  /** Saves at once what isn't saved yet. Doesn't throw: `state` says what became of it. */
  flush(): Promise<void> {
    clearTimeout(this.sending);
    this.queue = this.queue.then(() => this.save(3));
    return this.queue;
  }

  /** Saves at once because somebody asked for it, who signs in first where that is why it failed. */
  async flushNow(): Promise<void> {
    if (this.get().is === 'signedOut') this.askToSignIn();
    else await this.flush();
  }

  askToSignIn = (): void => askToSignInAgain((success) => success && void this.flush());

  /** Stores at once in the browser what the server doesn't have. */
  store(): void {
    this.stopStoring();
    if (this.get().unsavedSince === null) return;
    const values = this.form.values();
    // Taken back by hand, where no answer of a server says that all is saved.
    const isSaved = !this.form.keepsCopy && same(values, this.kept.values);
    const inBrowser = !isSaved && this.form.store(values);
    if (isSaved) this.settled(this.kept);
    else if (inBrowser !== this.get().inBrowser) this.on({ type: 'stored', inBrowser });
  }

  /** Sends nothing until `release` or `settled`, and waits for what is on its way. */
  async hold(): Promise<void> {
    this.on({ type: 'held' });
    clearTimeout(this.sending);
    await this.queue;
  }

  release(): void {
    this.on({ type: 'released' });
  }

  /** The server has these values, because they were published or read from there. */
  settled(kept: Kept): void {
    this.kept = kept;
    const isSame = same(this.form.outgoing().values, kept.values);
    this.on({ type: 'settled', isSame, at: Date.now() });
  }

  /** Merges what somebody else saved, once nothing is on its way. */
  refresh(): Promise<void> {
    this.queue = this.queue.then(() => this.form.merge()).catch(() => undefined);
    return this.queue;
  }

  private async save(tries: number): Promise<void> {
    const { isHeld, unsavedSince } = this.get();
    if (isHeld || unsavedSince === null || !this.form.keepsCopy) return;
    const { values, common } = structuredClone(this.form.outgoing());
    this.on({ type: 'sent' });
    if (same(values, this.kept.values)) {
      this.kept.common = common;
      return this.on({ type: 'saved' });
    }
    try {
      const { revision, at } = await this.form.send(values, this.kept.revision, common);
      this.kept = { values, common, revision, at };
      this.on({ type: 'saved' });
    } catch (error) {
      this.on({ type: 'returned' });
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

  private fail(error: unknown) {
    this.stopStoring();
    const inBrowser = this.form.store(this.form.values());
    const as = isSignedOut(error) ? 'signedOut' : isAnswered(error) ? 'refused' : 'offline';
    const mayRetry = as !== 'signedOut' && isTemporary(error);
    this.on({ type: 'failed', as, reason: failureSentence(error), mayRetry, inBrowser, at: Date.now() });
  }

  private stopStoring() {
    clearTimeout(this.storing);
    this.storing = undefined;
  }

  private on(event: SaveEvent) {
    const { state, sendIn, stores, isDone, asksToSignIn } = next(this.get(), event);
    if (sendIn !== undefined || isDone) clearTimeout(this.sending);
    if (sendIn !== undefined && !state.isHeld) this.sending = setTimeout(() => void this.flush(), sendIn);
    if (stores) this.storing ??= setTimeout(() => this.store(), this.form.keepsCopy ? pause : shortPause);
    if (isDone) {
      this.stopStoring();
      this.form.onSaved();
    }
    this.set(state);
    if (asksToSignIn) this.askToSignIn();
  }

  override set(state: SaveState): void {
    if (state !== this.get()) super.set(state);
  }
}
