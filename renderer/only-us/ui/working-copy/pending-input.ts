import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

// Rich texts reach their form at a pause: JSON, clone and comparison of 5,000 words took 41 ms a key. So `form.getValues()` may
// lack the last input: use `valuesOf`.

// In milliseconds: after the last key, and at the latest while somebody types on.
const pause = 300;
const longest = 2000;

// The fields with input that their form doesn't have yet.
const pending = new Set<PendingInput>();
const listeners = new Set<() => void>();

/** Calls `listener` at the first pending key. */
export function onPendingInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts all pending input into its forms. */
export function flushInput(): void {
  for (const input of [...pending]) input.flush();
}

export function valuesOf<Values extends FieldValues>(form: UseFormReturn<Values>): Values {
  flushInput();
  return form.getValues();
}

/** The input of a field whose value takes too long to read at each key. */
export class PendingInput {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since: number | null = null;

  /** `put` reads the field and puts its value into the form. */
  constructor(private readonly put: () => void) {}

  changed(): void {
    this.since ??= Date.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.min(pause, this.since + longest - Date.now()));
    if (pending.has(this)) return;
    pending.add(this);
    for (const listener of listeners) listener();
  }

  flush(): void {
    if (!pending.delete(this)) return;
    clearTimeout(this.timer);
    this.since = null;
    this.put();
  }
}

/** The pending input of a field: `put` is also called when the field leaves the screen. */
export function usePendingInput(put: () => void): PendingInput {
  const latest = useRef(put);
  const [input] = useState(() => new PendingInput(() => latest.current()));
  useLayoutEffect(() => {
    latest.current = put;
  });
  // Before the effects of the form end, so that the form saves it.
  useLayoutEffect(() => () => input.flush(), [input]);
  return input;
}
