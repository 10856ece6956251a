import type { FieldValues as Values } from 'react-hook-form';
import type { FieldConflict } from '../base/conflict-places.tsx';
import { withArrived } from './arrived.ts';
import { Autosave } from './autosave.ts';
import type { Copy, EntryState } from './copy-api.ts';
import type { Draft } from './drafts.ts';
import { KeptRecord, type RecordStart } from './kept-record.ts';
import {
  applyValues,
  commonOf,
  countChanges,
  type Kept,
  keptOf,
  type Merged,
  mergeEdits,
  outgoingOf,
  rebaseCopy,
  type SavedRecord,
  type Side,
  same,
  sameFields,
} from './merge.ts';
import { flushInput, valuesOf } from './pending-input.ts';
import { hasFailed } from './save-machine.ts';

/** The record in a form: local edits, merged with what others save meanwhile. */
export class EditedRecord extends KeptRecord {
  readonly autosave: Autosave;
  /** Changes that other people made meanwhile, merged with those made here. */
  merged: Merged | null = null;
  /**
   * What two people changed, and no side is chosen yet: mine is in the form and in this browser, theirs is what the server has, and
   * nothing is published. The rest goes on being saved.
   */
  conflicts: FieldConflict[] = [];
  changes: number;
  /** Wraps changes to the form that the user didn't type. */
  aroundFill = (fill: () => void): void => fill();
  deletedBy: string | null = null;
  // Values that were published from here and not read again yet: the server may have changed them.
  private sent: Values | null = null;
  private readonly first: Values;

  constructor(options: RecordStart) {
    super(options);
    const { record, copy } = options;
    const start = rebaseCopy(record, copy);
    this.first = start.values;
    this.conflicts = start.conflicts;
    this.changes = countChanges(record.values, start.values);
    this.autosave = new Autosave(this, keptOf(start, copy, record));
  }

  /** The copy that a save names, so that the server removes it. */
  get ref(): number | string | undefined {
    return this.id === null ? this.key : this.autosave.kept.revision || undefined;
  }

  /** Whether the server lacks something typed. */
  get isUnsaved(): boolean {
    return this.conflicts.length > 0 || this.autosave.get().is !== 'saved';
  }

  get isStuck(): boolean {
    return hasFailed(this.autosave.get());
  }

  /** Shows the copy in the form: what differs from the saved record counts as changed. */
  start(): void {
    if (this.changes > 0) this.fill(this.first);
  }

  onRecord(record: SavedRecord): void {
    if (this.sent && record.version >= this.base.version) this.onRead(record, this.sent);
    else if (record.version <= this.base.version || this.isDeleted) return;
    else if (this.keepsCopy) void this.autosave.refresh();
    else this.adopt(record, null);
  }

  onCopy(copy: Copy | null | undefined): void {
    if (this.isDeleted || !this.isNews(copy)) return;
    if ((copy?.revision ?? 0) === this.autosave.kept.revision) return;
    if (copy?.version === this.base.version) this.adopt(this.base, copy);
    else void this.autosave.refresh();
  }

  /** The server's state as the form knows it: another string as soon as it knows more, null while a save is on its way. */
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
      this.autosave.kept = { values: {}, revision: 0, at: null };
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
  takeOver(key: string, values: Values, kept: Kept): void {
    this.startNew(key);
    this.settle(values, kept);
  }

  mergeIn({ base, attempt, common, values }: Draft): void {
    const now = this.values();
    const from = attempt ? withArrived(base.values, now, { values: attempt, common }) : base.values;
    const result = mergeEdits(from, now, values);
    const { kept } = this.autosave;
    kept.common = commonOf(result, kept.values) ?? kept.common;
    this.show(result);
    this.enterValues(result.values);
    this.outgoing();
    this.autosave.store();
  }

  enterValues(values: Values): void {
    this.fill(values);
    this.autosave.changed();
  }

  /** Puts this side of a conflict into the form as if it was typed, over what they have by now. */
  choose({ field, key }: FieldConflict, side: Side): void {
    const { kept } = this.autosave;
    const merged = mergeEdits(this.common, kept.values, this.values());
    const isThis = (each: FieldConflict) => each.key === key;
    const common = merged.take((each) => (isThis(each) ? 'theirs' : 'base'));
    const values = merged.take((each) => (isThis(each) ? side : 'mine'));
    kept.common = mergeEdits(
      merged.take(() => 'theirs'),
      kept.values,
      common,
    ).values;
    if (side === 'mine') this.overrules = true;
    this.options.form.setValue(field, values[field], { shouldDirty: true });
    this.autosave.changed();
    this.outgoing();
  }

  dismissMerged(): void {
    this.show(null);
    this.autosave.announce();
  }

  values = (): Values => valuesOf(this.options.form);

  /** The values for the server, and the state that both then have in common. */
  outgoing(): Pick<Kept, 'values' | 'common'> {
    const mine = this.values();
    const { values, common } = this.autosave.kept;
    const merged = common && mergeEdits(common, values, mine);
    if (this.conflicts.length > 0 || merged) {
      this.conflicts = merged?.conflicts ?? [];
      this.autosave.announce();
    }
    if (!merged) return { values: mine };
    // What was typed may have settled one of them.
    if (!sameFields(merged.values, mine)) this.fill(merged.values);
    return outgoingOf(merged);
  }

  async send(values: Values, revision: number, common?: Values) {
    const stored = await this.keep(values, revision, common);
    this.changes = countChanges(this.base.values, values);
    return stored;
  }

  /** The page is being left: what isn't saved is stored here and sent, and no answer will come. */
  leave(): void {
    const { autosave } = this;
    autosave.store();
    if (autosave.get().is === 'saved' || autosave.get().isHeld) return;
    this.keepOnLeaving(structuredClone(this.outgoing()), autosave.kept.revision);
  }

  async merge(): Promise<void> {
    const { live, copy } = await this.read();
    this.adopt(live, copy);
  }

  store(values: Values): boolean {
    return this.storeOver(this.common, values, this.conflicts.length > 0);
  }

  onSaved(): void {
    if (this.conflicts.length > 0) this.store(this.values());
    else this.forget();
  }

  protected override enter(id: number, isNew: boolean): void {
    super.enter(id, isNew);
    this.autosave.store();
  }

  private adopt(live: SavedRecord, copy: Copy | null) {
    const theirs = rebaseCopy(live, copy);
    const mine = this.values();
    const from = this.withAttempts(this.common, theirs.values);
    const result = mergeEdits(from, theirs.values, mine);
    this.show(same(from, mine) ? null : result);
    const kept = keptOf(theirs, copy, live);
    kept.common = commonOf(result, kept.values) ?? kept.common;
    // First of all: a form that lacks theirs must not be sent as typed over them.
    this.fill(result.values, live);
    this.base = live;
    this.put(copy);
    this.autosave.settled(kept);
  }

  private onRead(record: SavedRecord, sent: Values) {
    const result = mergeEdits(sent, record.values, this.values());
    const isNewer = record.version > this.base.version;
    this.show(isNewer ? result : null);
    this.sent = null;
    this.base = record;
    const { revision, at } = this.autosave.kept;
    const common = isNewer ? commonOf(result, record.values) : undefined;
    this.settle(result.values, { values: record.values, common, revision, at });
  }

  /** Merge base of the form and the server. */
  private get common(): Values {
    const { values, common = values } = this.autosave.kept;
    return common;
  }

  /** Says what was merged where somebody has to save it; what saves itself takes others' words in without one. */
  private show(merged: Merged | null) {
    this.merged = merged && !this.keepsCopy && merged.theirFields.length > 0 ? merged : null;
  }

  private settle(values: Values, kept: Kept) {
    this.fill(values);
    this.autosave.settled(kept);
  }

  private fill(values: Values, base = this.base) {
    this.aroundFill(() => applyValues(this.options.form, base.values, values));
    this.changes = countChanges(base.values, values);
  }
}
