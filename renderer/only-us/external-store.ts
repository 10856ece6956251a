import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow with `useStored`. */
export class ExternalStore<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  get = (): Value => this.value;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}

/** A dialog that a person has to answer before what waits goes on. One for all that wait. */
export class Question extends ExternalStore<boolean> {
  private waiting: ((success: boolean) => void)[] = [];

  constructor() {
    super(false);
  }

  isAwaited = (): boolean => this.waiting.length > 0;

  ask(then?: (success: boolean) => void): void {
    if (then) this.waiting.push(then);
    this.set(true);
  }

  /** Closes it: with success what waits goes on; without, it fails as it would have. */
  answer(success: boolean): void {
    const all = this.waiting;
    this.waiting = [];
    this.set(false);
    for (const go of all) go(success);
  }
}

export function useStored<Value>({ subscribe, get }: ExternalStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
