import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { askToSignInFor } from '../../session/sign-in-again.ts';
import { Autosave, type AutosavedForm, type Kept } from './autosave.ts';
import type { Copy, CopyApi } from './copy-api.ts';
import { newDraftId } from './drafts.ts';
import {
  countChanges,
  isQuiet,
  keptOf,
  type Merged,
  mergeEdits,
  putInto,
  rebaseCopy,
  type SavedRecord,
  same,
} from './merge.ts';
import { flushInput, valuesOf } from './pending-input.ts';
import { hasFailed } from './save-machine.ts';
import { StoredCopy } from './stored-copy.ts';

interface Options<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  api: CopyApi<Values>;
  /** The entry's id; null for a new one. */
  id: number | null;
  type: string;
  email: string;
  record: SavedRecord<Values>;
  copy: Copy<Values> | null | undefined;
}

/**
 * What is typed into the form of an entry, and where that is saved: of a draft in the entry itself, which the first words of a
 * new one make; of what visitors see in a working copy. What others type meanwhile is merged.
 */
export class WorkingCopy<Values extends FieldValues> implements AutosavedForm<Values> {
  readonly autosave: Autosave<Values>;
  /** The entry as it is saved. */
  base: SavedRecord<Values>;
  /** What somebody else typed or saved meanwhile, merged with what was typed here. */
  merged: Merged<Values> | null = null;
  /** When they did. */
  mergedAt: Date | undefined;
  /** How much differs from the saved entry. */
  changes: number;
  /** Somebody else published all of it. */
  isPublishedElsewhere = false;
  /** Where it is kept. */
  readonly stored: StoredCopy<Values>;
  // What was published from here and not read again yet: the server may have changed it.
  private sent: Values | null = null;
  private isFilling = false;

  constructor(private readonly options: Options<Values>) {
    const { record, copy } = options;
    const start = rebaseCopy(record, copy);
    this.base = record;
    this.stored = new StoredCopy<Values>(options);
    if (start.conflicts.length > 0) this.merged = start;
    this.changes = countChanges(record.values, start.values);
    this.autosave = new Autosave(this, keptOf(start.values, copy, record));
  }

  /** The entry's id; null for a new one. */
  get id(): number | null {
    return this.stored.entry;
  }

  /** What a save names, so that the server removes the copy with it. */
  get ref(): number | string | undefined {
    return this.id === null ? this.stored.key : this.autosave.kept.revision || undefined;
  }

  /** Was anything typed that isn't saved on the server yet? */
  get isUnsaved(): boolean {
    return this.autosave.state().is !== 'saved';
  }

  /** Did saving it fail? */
  get isStuck(): boolean {
    return hasFailed(this.autosave.state());
  }

  /** Shows the copy in the form: what differs from the saved entry counts as changed. */
  start(): void {
    if (this.changes > 0) this.fill(this.autosave.kept.values);
  }

  /** Something was typed. */
  onInput(): void {
    if (!this.isFilling) this.autosave.changed();
  }

  /** Saves the copy at once, because somebody asked for it. */
  async flushNow(): Promise<void> {
    if (this.autosave.state().is === 'signedOut') this.onSignedOut();
    else await this.autosave.flush();
  }

  /** The entry was read again. */
  onRecord(record: SavedRecord<Values>): void {
    if (this.sent && record.version >= this.base.version) this.onRead(record, this.sent);
    else if (record.version > this.base.version && !this.stored.isDeleted) void this.autosave.refresh();
  }

  /** The working copy was read again. */
  onCopy(copy: Copy<Values> | null | undefined): void {
    if (this.stored.isDeleted || !this.stored.isNews(copy)) return;
    if ((copy?.revision ?? 0) === this.autosave.kept.revision) return;
    if (copy?.version === this.base.version) this.adopt(this.base, copy);
    else void this.autosave.refresh();
  }

  /** The values were saved as the entry with this id. */
  onPublished(values: Values, id: number): void {
    this.merged = null;
    if (id !== this.id) this.enter(id, false);
    this.stored.isNew = false;
    this.sent = values;
    this.base = { version: this.base.version + 1, values, at: new Date() };
    this.stored.put(null);
    this.fill(this.values());
    this.autosave.settled({ values, revision: 0, at: new Date() });
  }

  /** Takes the form back to the saved entry, or to an empty one. Throws when the server can't. */
  async discard(): Promise<void> {
    // Put into the form later, it would be typed again.
    flushInput();
    await this.autosave.hold();
    try {
      await this.stored.discard();
    } catch (error) {
      this.autosave.release();
      throw error;
    }
    if (this.stored.isNew) this.startNew(newDraftId());
    this.merged = null;
    this.fill(this.base.values);
    this.autosave.settled({ values: this.base.values, revision: 0, at: this.base.at ?? null });
  }

  /** Goes on with the working copy of another new entry. */
  takeOver(key: string, values: Values, kept: Kept<Values>): void {
    this.startNew(key);
    this.fill(values);
    this.autosave.settled(kept);
  }

  /** What was merged has been read, or a side of each conflict chosen. */
  dismissMerged(): void {
    this.merged = null;
    this.autosave.announce();
  }

  /** Merges what was typed earlier over `from` into the form. */
  mergeIn(from: Values, typed: Values): void {
    const result = mergeEdits(from, this.values(), typed);
    this.merged = isQuiet(result) ? null : result;
    this.fill(result.values);
    this.autosave.changed();
  }

  values = (): Values => valuesOf(this.options.form);

  same = (one: Values, other: Values): boolean => same(one, other);

  async send(values: Values, revision: number) {
    const stored = await this.stored.keep(values, this.base, revision);
    const { id = null, version = 0, at, instead } = stored;
    if (id !== this.id && id !== null) this.enter(id, true);
    if (version > this.base.version) this.base = { version, values: { ...values, ...instead }, at };
    this.stored.putKept(values, this.base, stored);
    this.changes = countChanges(this.base.values, values);
    return stored;
  }

  /** The page is being left: what isn't saved is stored here and sent, and no answer will come. */
  leave(): void {
    const { autosave, isUnsaved } = this;
    autosave.store();
    if (!isUnsaved || autosave.state().isHeld) return;
    this.stored.keepOnLeaving(structuredClone(this.values()), this.base, autosave.kept.revision);
  }

  async merge(): Promise<void> {
    const id = this.id ?? (await this.stored.findMade());
    if (id !== null && this.id === null) this.enter(id, false);
    const { live, copy } = await this.stored.read(this.base);
    this.adopt(live, copy);
  }

  onDeleted(): void {
    this.stored.orphan();
    this.autosave.kept = { values: {} as Values, revision: 0, at: null };
    this.autosave.changed();
    this.autosave.announce();
  }

  onSignedOut = (): void => askToSignInFor(() => void this.autosave.flush());

  store(values: Values): boolean {
    return this.stored.store(values, { version: this.base.version, values: this.autosave.kept.values });
  }

  forget = (): void => this.stored.forget();

  private enter(id: number, isNew: boolean): void {
    this.stored.enter(id, isNew);
    this.base = { ...this.base, version: 0 };
    this.autosave.store();
  }

  private startNew(key: string): void {
    this.stored.startNew(key);
    this.base = this.options.record;
  }

  private adopt(live: SavedRecord<Values>, copy: Copy<Values> | null): void {
    const theirs = rebaseCopy(live, copy);
    const mine = this.values();
    const from = this.stored.attemptLike(theirs.values) ?? this.autosave.kept.values;
    const result = mergeEdits(from, theirs.values, mine);
    const conflicts = [...theirs.conflicts, ...result.conflicts];
    const all = same(from, mine) ? { ...theirs, theirFields: [] } : { ...result, conflicts };
    this.merged = isQuiet(all) ? null : all;
    this.mergedAt = copy && copy.version === live.version ? copy.at : live.at;
    const wasChanged = this.changes > 0 && live.version > this.base.version;
    this.base = live;
    this.stored.put(copy);
    this.fill(result.values);
    this.isPublishedElsewhere = wasChanged && this.changes === 0;
    this.autosave.settled(keptOf(theirs.values, copy, live));
  }

  private onRead(record: SavedRecord<Values>, sent: Values) {
    const result = mergeEdits(sent, record.values, this.values());
    const isMine = record.version === this.base.version;
    this.merged = isMine || isQuiet(result) ? null : result;
    this.sent = null;
    this.base = record;
    this.fill(result.values);
    const { revision, at } = this.autosave.kept;
    this.autosave.settled({ values: record.values, revision, at });
  }

  private fill(values: Values) {
    this.isFilling = true;
    putInto(this.options.form, this.base.values, values);
    this.isFilling = false;
    this.changes = countChanges(this.base.values, values);
  }
}
