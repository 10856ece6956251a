import { useEffect, useState } from 'react';
import type { FieldValues as Values } from 'react-hook-form';
import { ExternalStore } from '#renderer/only-us/external-store.ts';
import type { FieldConflict } from '../base/conflict-places.tsx';
import type { EditedRecord } from '../working-copy/edited-record.ts';
import { mergeEdits, sameFields } from '../working-copy/merge.ts';
import { onPendingInput } from '../working-copy/pending-input.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { keepCaret } from './keep-caret.ts';

// In milliseconds: what is typed without such a pause is one step.
const pause = 600;
const maxSteps = 60;

interface Step {
  before: Values;
  after: Values;
}

interface Steps {
  done: Step[];
  undone: Step[];
}

/** Undo and redo over all fields of a form. An undo is merged like another person's edit: what others typed since stays. */
export class Undo extends ExternalStore<Steps> {
  private seen: Values;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly edited: EditedRecord) {
    super({ done: [], undone: [] });
    this.seen = this.now();
  }

  /** Makes a step at the next pause in typing. */
  changed = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.note(), pause);
  };

  /** Makes a step of the changes since the last one. */
  note(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const step = { before: this.seen, after: this.now() };
    if (sameFields(step.before, step.after)) return;
    this.seen = step.after;
    this.set({ done: [...this.get().done, step].slice(-maxSteps), undone: [] });
  }

  /** Makes a step when a field is left. */
  left = (): void => {
    if (this.timer) this.note();
  };

  /** Makes `change` a step of its own, and returns its undo. */
  step(change: () => void): () => FieldConflict[] {
    this.note();
    change();
    this.note();
    const step = this.get().done.at(-1);
    return () => (step && this.get().done.includes(step) ? this.undo(step) : []);
  }

  /** Returns the conflicts with later changes of others, which stay. */
  undo(step = this.last('done')): FieldConflict[] {
    if (!step) return [];
    const { done, undone } = this.get();
    this.set({ done: done.filter((each) => each !== step), undone: [...undone, turned(step)] });
    return this.put(step);
  }

  redo(): FieldConflict[] {
    const step = this.last('undone');
    if (!step) return [];
    const { done, undone } = this.get();
    this.set({ done: [...done, turned(step)], undone: undone.slice(0, -1) });
    return this.put(step);
  }

  /** Fills the form without a step: the values are somebody else's. */
  around = (fill: () => void): void => {
    this.note();
    fill();
    this.seen = this.now();
  };

  private last(which: 'done' | 'undone') {
    this.note();
    return this.get()[which].at(-1);
  }

  private put({ before, after }: Step) {
    const { values, conflicts } = mergeEdits(after, before, this.now());
    this.edited.enterValues(values);
    return conflicts;
  }

  private now(): Values {
    return structuredClone(this.edited.values());
  }
}

function turned({ before, after }: Step): Step {
  return { before: after, after: before };
}

export function useUndo({ edited, form }: RecordForm): Undo {
  const [undo] = useState(() => new Undo(edited));
  useEffect(() => {
    edited.aroundFill = (fill) => undo.around(() => keepCaret(fill));
    const callback = undo.changed;
    const stops = [form.subscribe({ formState: { values: true }, callback }), onPendingInput(callback)];
    window.addEventListener('focusout', undo.left);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('focusout', undo.left);
    };
  }, [edited, form, undo]);
  return undo;
}
