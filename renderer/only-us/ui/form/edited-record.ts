import type { FieldValues } from 'react-hook-form';
import { Autosave } from './autosave.ts';
import type { Copy } from './copy-api.ts';
import type { Draft } from './drafts.ts';
import { keepCaret } from './keep-caret.ts';
import { KeptRecord, type RecordStart } from './kept-record.ts';
import {
  applyValues,
  countChanges,
  type FieldConflict,
  isQuiet,
  type Kept,
  keptOf,
  type Merged,
  mergeEdits,
  rebaseCopy,
  type SavedRecord,
  same,
  sameFields,
} from './merge.ts';
import { flushInput, valuesOf } from './pending-input.ts';
import { hasFailed } from './save-machine.ts';
import type { EntryState } from './use-presence.ts';

/** The record in a form: what is typed into it, merged with what others type and save meanwhile. */
// biome-ignore lint/suspicious/noExplicitAny: most parts of a form don't know its fields.
export class EditedRecord<Values extends FieldValues = any> extends KeptRecord<Values> {
  readonly autosave: Autosave<Values>;
  /** What somebody else typed or saved meanwhile, merged with what was typed here. */
  merged: Merged<Values> | null = null;
  /** When they did. */
  mergedAt: Date | undefined;
  /** Of what both changed, that of which no side is chosen yet. Until then nothing is published. */
  conflicts: FieldConflict[] = [];
  /** How much differs from the saved record. */
  changes: number;
  /** Around all that fills the form but the keys of this person. */
  aroundFill = (fill: () => void): void => fill();
  /** Who deleted it meanwhile, where that is known. */
  deletedBy: string | null = null;
  // What was published from here and not read again yet: the server may have changed it.
  private sent: Values | null = null;

  constructor(options: RecordStart<Values>) {
    super(options);
    const { record, copy } = options;
    const start = rebaseCopy(record, copy);
    if (start.conflicts.length > 0) this.show(start);
    this.changes = countChanges(record.values, start.values);
    this.autosave = new Autosave(this, keptOf(start.values, copy, record));
  }

  /** What a save names, so that the server removes the copy with it. */
  get ref(): number | string | undefined {
    return this.id === null ? this.key : this.autosave.kept.revision || undefined;
  }

  /** Was anything typed that isn't saved on the server yet? */
  get isUnsaved(): boolean {
    return this.autosave.get().is !== 'saved';
  }

  /** Did saving it fail? */
  get isStuck(): boolean {
    return hasFailed(this.autosave.get());
  }

  /** Shows the copy in the form: what differs from the saved record counts as changed. */
  start(): void {
    if (this.changes > 0) this.fill(this.autosave.kept.values);
  }

  /** The record was read again. */
  onRecord(record: SavedRecord<Values>): void {
    if (this.sent && record.version >= this.base.version) this.onRead(record, this.sent);
    else if (record.version <= this.base.version || this.isDeleted) return;
    else if (this.keepsCopy) void this.autosave.refresh();
    else this.adopt(record, null);
  }

  /** The working copy was read again. */
  onCopy(copy: Copy<Values> | null | undefined): void {
    if (this.isDeleted || !this.isNews(copy)) return;
    if ((copy?.revision ?? 0) === this.autosave.kept.revision) return;
    if (copy?.version === this.base.version) this.adopt(this.base, copy);
    else void this.autosave.refresh();
  }

  /** What the form knows of the server: other words as soon as it knows more, null while a save is on its way. */
  get known(): string | null {
    const { isHeld, sentSince } = this.autosave.get();
    if (this.id === null || isHeld || sentSince !== null) return null;
    return this.isDeleted ? '' : `${this.base.version} ${this.autosave.kept.revision}`;
  }

  /** The server has something else, that `known` doesn't say; null: nothing, as somebody deleted the entry. */
  onNews(state: EntryState | null, deletedBy: string | null): void {
    this.isDeleted = !state;
    this.deletedBy = deletedBy;
    // What is typed is kept apart. Nothing is before: there may be nothing of this person's own.
    if (state) void this.autosave.refresh();
    else if (this.isUnsaved) this.onDeleted();
    this.autosave.announce();
  }

  /** The values were saved, as the entry with this id. */
  onPublished(values: Values, id = this.id): void {
    this.show(null);
    if (id !== null && id !== this.id) this.enter(id, false);
    this.isNew = false;
    this.sent = values;
    const at = new Date();
    this.base = { version: this.base.version + 1, values, at };
    this.put(null);
    this.settle(this.values(), { values, revision: 0, at });
  }

  onDeleted(): void {
    if (this.keepsCopy && !this.options.isTranslation) {
      this.orphan();
      this.autosave.kept = { values: {} as Values, revision: 0, at: null };
      this.autosave.changed();
    }
    this.isDeleted = true;
    this.autosave.announce();
  }

  /** Takes the form back to the saved record, or to an empty one. Throws when the server can't. */
  async discard(): Promise<void> {
    // Put into the form later, it would be typed again.
    flushInput();
    await this.autosave.hold();
    try {
      await this.takeBack();
    } catch (error) {
      this.autosave.release();
      throw error;
    }
    this.show(null);
    const { values, at = null } = this.base;
    this.settle(values, { values, revision: 0, at });
  }

  /** Goes on with what was typed into the form of another new record. */
  takeOver(key: string, values: Values, kept: Kept<Values>): void {
    this.startNew(key);
    this.settle(values, kept);
  }

  /** Merges what was typed earlier into the form. */
  mergeIn({ base, attempt, values }: Draft<Values>): void {
    const now = this.values();
    const from = attempt && sameFields(attempt, now) ? attempt : base.values;
    const result = mergeEdits(from, now, values);
    this.show(result);
    this.fill(result.values);
    this.autosave.changed();
    this.autosave.store();
  }

  /** Puts values into the form as if they were typed. */
  enterValues(values: Values): void {
    this.fill(values);
    this.autosave.changed();
  }

  /** One side of a conflict was chosen. */
  choose(conflict: FieldConflict): void {
    this.conflicts = this.conflicts.filter((each) => each !== conflict);
    if (this.conflicts.length > 0) this.autosave.announce();
    else this.dismissMerged();
  }

  /** What was merged has been read. */
  dismissMerged(): void {
    this.show(null);
    this.autosave.announce();
  }

  values = (): Values => valuesOf(this.options.form);

  async send(values: Values, revision: number) {
    const stored = await this.keep(values, revision);
    this.changes = countChanges(this.base.values, values);
    return stored;
  }

  /** The page is being left: what isn't saved is stored here and sent, and no answer will come. */
  leave(): void {
    const { autosave, isUnsaved } = this;
    autosave.store();
    if (!isUnsaved || autosave.get().isHeld) return;
    this.keepOnLeaving(structuredClone(this.values()), autosave.kept.revision);
  }

  async merge(): Promise<void> {
    const { live, copy } = await this.read();
    this.adopt(live, copy);
  }

  store(values: Values): boolean {
    return this.storeOver(this.autosave.kept.values, values);
  }

  protected override enter(id: number, isNew: boolean): void {
    super.enter(id, isNew);
    this.autosave.store();
  }

  private adopt(live: SavedRecord<Values>, copy: Copy<Values> | null) {
    const theirs = rebaseCopy(live, copy);
    const mine = this.values();
    const from = this.attemptLike(theirs.values) ?? this.autosave.kept.values;
    const result = mergeEdits(from, theirs.values, mine);
    const conflicts = [...theirs.conflicts, ...result.conflicts];
    this.show(same(from, mine) ? { ...theirs, theirFields: [] } : { ...result, conflicts });
    this.mergedAt = copy && copy.version === live.version ? copy.at : live.at;
    this.base = live;
    this.put(copy);
    this.settle(result.values, keptOf(theirs.values, copy, live));
  }

  private onRead(record: SavedRecord<Values>, sent: Values) {
    const result = mergeEdits(sent, record.values, this.values());
    this.show(record.version === this.base.version ? null : result);
    this.sent = null;
    this.base = record;
    const { revision, at } = this.autosave.kept;
    this.settle(result.values, { values: record.values, revision, at });
  }

  /** What the panel above the form shows. */
  private show(merged: Merged<Values> | null) {
    this.merged = merged && !isQuiet(merged) ? merged : null;
    this.conflicts = this.merged?.conflicts ?? [];
  }

  private settle(values: Values, kept: Kept<Values>) {
    this.fill(values);
    this.autosave.settled(kept);
  }

  private fill(values: Values) {
    this.aroundFill(() => keepCaret(() => applyValues(this.options.form, this.base.values, values)));
    this.changes = countChanges(this.base.values, values);
  }
}
