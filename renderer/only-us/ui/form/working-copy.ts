import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { askToSignInFor } from '../../session/sign-in-again.ts';
import { Autosave, type AutosavedForm, type Kept } from './autosave.ts';
import type { Copy, CopyApi } from './copy-api.ts';
import { countChanges } from './count-changes.ts';
import { newDraftId, removeDraft, scopeOf, writeDraft } from './drafts.ts';
import { isQuiet, type Merged, mergeEdits, same } from './merge-edits.ts';
import { flushInput, valuesOf } from './pending-input.ts';
import { putInto } from './put-into.ts';
import { rebaseCopy } from './rebase-copy.ts';
import { StoredCopy } from './stored-copy.ts';
import type { SavedRecord } from './use-record-form.ts';

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

/** The working copy of the entry in a form: what is typed is saved there and merged with what others type. */
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
  /** The entry was deleted meanwhile. */
  isDeleted = false;
  /** A new entry's own id, and that of the draft in this browser. */
  key = newDraftId();
  private readonly stored: StoredCopy<Values>;
  // What was published from here and not read again yet: the server may have changed it.
  private sent: Values | null = null;
  private isFilling = false;
  private readonly listeners = new Set<() => void>();
  private version = 0;

  constructor(private readonly options: Options<Values>) {
    const { api, record, copy, id } = options;
    const start = rebaseCopy(record, copy);
    this.base = record;
    this.stored = new StoredCopy(api, id === null ? { key: this.key } : { id }, copy);
    if (start.conflicts.length > 0) this.merged = start;
    this.changes = countChanges(record.values, start.values);
    this.autosave = new Autosave(this, keptOf(start.values, copy, record));
    this.autosave.subscribe(() => this.notify());
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes with everything that a screen shows of it. */
  snapshot = (): number => this.version;

  /** Where the drafts of this browser are. */
  get scope(): string {
    const { email, type } = this.options;
    return scopeOf(email, `${type} ${this.stored.entry ?? 'new'}`);
  }

  /** What a save names, so that the server removes the copy with it. */
  get ref(): number | string | undefined {
    return this.stored.entry === null ? this.key : this.autosave.kept.revision || undefined;
  }

  /** Was anything typed that isn't saved on the server yet? */
  get isUnsaved(): boolean {
    return this.autosave.state().is !== 'saved';
  }

  /** Did saving it fail? */
  get isStuck(): boolean {
    return 'inBrowser' in this.autosave.state();
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
    else if (record.version > this.base.version && !this.isDeleted) void this.autosave.refresh();
  }

  /** The working copy was read again. */
  onCopy(copy: Copy<Values> | null | undefined): void {
    if (this.isDeleted || !this.stored.isNews(copy)) return;
    if ((copy?.revision ?? 0) === this.autosave.kept.revision) return;
    if (copy?.version === this.base.version) this.adopt(this.base, copy);
    else void this.autosave.refresh();
  }

  /** The values were saved as the entry. */
  onPublished(values: Values): void {
    this.merged = null;
    if (this.stored.entry === null) this.base = { ...this.base, values };
    else {
      this.sent = values;
      this.base = { version: this.base.version + 1, values, at: new Date() };
      this.stored.put(null);
    }
    this.fill(this.values());
    this.autosave.settled({ values, revision: 0, at: new Date() });
  }

  /** Takes the form back to the saved entry. Throws when the server can't. */
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
    this.merged = null;
    this.fill(this.base.values);
    this.autosave.settled({ values: this.base.values, revision: 0, at: this.base.at ?? null });
  }

  /** Goes on with the working copy of another new entry. */
  takeOver(key: string, values: Values, kept: Kept<Values>): void {
    this.key = key;
    this.stored.become(key);
    this.fill(values);
    this.autosave.settled(kept);
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
    const { base } = this;
    const kept = await this.stored.keep(values, base, revision);
    this.changes = countChanges(base.values, values);
    return kept;
  }

  async merge(): Promise<void> {
    const { live, copy } = await this.stored.read(this.base);
    this.adopt(live, copy);
  }

  onDeleted(): void {
    this.isDeleted = true;
    removeDraft(this.scope, this.key);
    this.stored.become(this.key);
    this.autosave.kept = { values: {} as Values, revision: 0, at: null };
    this.autosave.changed();
    this.notify();
  }

  onSignedOut = (): void => askToSignInFor(() => void this.autosave.flush());

  store(values: Values): boolean {
    const base = { version: this.base.version, values: this.autosave.kept.values };
    return writeDraft(this.scope, { id: this.key, base, values, at: new Date() });
  }

  forget(): void {
    removeDraft(this.scope, this.key);
  }

  private adopt(live: SavedRecord<Values>, copy: Copy<Values> | null): void {
    const theirs = rebaseCopy(live, copy);
    const [from, mine] = [this.autosave.kept.values, this.values()];
    const result = mergeEdits(from, theirs.values, mine);
    const conflicts = [...theirs.conflicts, ...result.conflicts];
    const all = same(from, mine) ? { ...theirs, theirFields: [] } : { ...result, conflicts };
    this.merged = isQuiet(all) ? null : all;
    this.mergedAt = copy && copy.version === live.version ? copy.at : live.at;
    this.base = live;
    this.stored.put(copy);
    this.fill(result.values);
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

  private notify() {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}

function keptOf<Values>(
  values: Values,
  copy: Copy<Values> | null | undefined,
  record: SavedRecord<Values>,
): Kept<Values> {
  return { values, revision: copy?.revision ?? 0, at: copy?.at ?? record.at ?? null };
}
