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

export function useStored<Value>({ subscribe, get }: ExternalStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
