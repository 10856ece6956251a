import type { UseFormReturn, FieldValues as Values } from 'react-hook-form';
import { withArrived } from './arrived.ts';
import type { Copy, CopyApi, CopyOf, Stored } from './copy-api.ts';
import { newDraftId, removeDraft, writeDraft } from './drafts.ts';
import { type Kept, type SavedRecord, withStored } from './merge.ts';

export interface RecordStart {
  form: UseFormReturn;
  api: CopyApi | null;
  id: number | null;
  record: SavedRecord;
  copy: Copy | null | undefined;
  isTranslation?: boolean;
  /** The key of this record's drafts in the browser. */
  scopeOf(id: number | null): string;
}

// In milliseconds: a save waits no longer to learn what others did.
const longestRead = 3000;

/**
 * Where what is typed into a record is kept: of an entry on the server, of a new one under the key that its form made up, and in
 * this browser until it is there; of a record without working copies only in this browser, until somebody saves it.
 */
export class KeptRecord {
  id: number | null;
  /** The form's own id: of its draft in this browser, and of a new entry. */
  key = newDraftId();
  base: SavedRecord;
  /** Whether typing here created the entry, and nobody has saved it yet. */
  isNew = false;
  isDeleted = false;
  /** Whether one’s own side of a conflict was chosen, and not sent yet. */
  overrules = false;
  readonly api: CopyApi | null;
  private seen: unknown;
  private attempts: Pick<Kept, 'values' | 'common'>[] = [];

  constructor(readonly options: RecordStart) {
    this.api = options.api;
    this.id = options.id;
    this.base = options.record;
    this.seen = options.copy;
  }

  /** Whether the server keeps unsaved input. */
  get keepsCopy(): boolean {
    return this.api !== null;
  }

  get scope(): string {
    return this.options.scopeOf(this.id);
  }

  /** Whether the server is further than this. What can't be read soon fails with the save, which says why. */
  async isAhead(revision: number): Promise<boolean> {
    if (this.id === null || this.isDeleted) return false;
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, longestRead, null));
    const now = await Promise.race([this.read().catch(() => null), tooLate]);
    return now !== null && (now.live.version !== this.base.version || (now.copy?.revision ?? 0) !== revision);
  }

  forget(): void {
    removeDraft(this.scope, this.key);
  }

  /** Stores the values in the browser, typed over these. False when its storage is full or off. */
  protected storeOver(kept: Values, values: Values, isInConflict: boolean): boolean {
    const base = { version: this.base.version, values: kept };
    const { values: attempt, common } = this.attempts.at(-1) ?? {};
    const draft = { id: this.key, base, attempt, common, values, isInConflict, at: new Date() };
    return writeDraft(this.scope, draft);
  }

  /** Saves the values on the server, typed over this revision of the copy. */
  protected async keep(values: Values, revision: number, common?: Values): Promise<Stored> {
    const { api } = this;
    if (!api) throw new Error('This record has no working copies');
    this.attempts = [...this.attempts.slice(-9), { values, common }];
    const stored = await api.keep(this.input(values, revision));
    this.overrules = false;
    // A translation comes back with its original.
    if (this.id !== null) this.isDeleted = false;
    const { id = null, version = 0, at, instead } = stored;
    // A draft's row is in a list, which may be on the screen.
    if (stored.version !== undefined && version !== this.base.version) api.refreshList();
    // A translation isn't deleted by discarding words.
    if (id !== this.id && id !== null) this.enter(id, !this.options.isTranslation);
    if (version > this.base.version) this.base = { version, values: { ...values, ...instead }, at };
    const copy = { values, base: this.base.values, version: this.base.version, by: null, pictures: {} };
    this.put(stored.revision > 0 ? { ...copy, ...stored } : null);
    return stored;
  }

  /** The same while the page is being left. */
  protected keepOnLeaving({ values, common }: Pick<Kept, 'values' | 'common'>, revision: number): void {
    if (!this.keepsCopy) return;
    this.attempts.push({ values, common });
    this.api?.keepOnLeaving(this.input(values, revision));
  }

  /** `common` with what the server has of what was sent without an answer. */
  protected withAttempts(common: Values, theirs: Values): Values {
    return this.attempts.reduce((from, sent) => withArrived(from, theirs, sent), common);
  }

  /** Takes back what is kept; of an entry that was made here, with that. */
  protected async takeBack(): Promise<void> {
    const { api } = this;
    await api?.discard(this.isNew ? { key: this.key } : this.of);
    this.forget();
    if (!this.isNew) return this.put(null);
    api?.refreshList();
    this.startNew(newDraftId());
  }

  /** Whether the query brought something new. */
  protected isNews(copy: Copy | null | undefined): boolean {
    if (copy === undefined || copy === this.seen) return false;
    this.seen = copy;
    return true;
  }

  /** Reads the entry and its copy. A new one may have become an entry without an answer that said so. */
  protected async read(): Promise<{ live: SavedRecord; copy: Copy | null }> {
    const { api } = this;
    if (api && this.id === null) {
      const [made] = await api.getMade([this.key]);
      if (made) this.enter(made.id, false);
    }
    const { id, base } = this;
    if (!api) return { live: base, copy: null };
    if (id === null) {
      const copy = (await api.getNewCopies()).find(({ key }) => key === this.key);
      const whole = copy && { ...copy, base: base.values, version: base.version, by: null };
      return { live: base, copy: whole ?? null };
    }
    const [live, copy] = await Promise.all([api.get(id), api.getCopy(id)]);
    return {
      live: { version: live.version, values: withStored(base.values, live), at: live.updatedAt },
      copy,
    };
  }

  /** Makes this what the form and the browser's cache know of the copy. */
  protected put(copy: Copy | null): void {
    this.attempts = [];
    if (this.id === null) return;
    this.seen = copy;
    this.api?.setCopy(this.id, copy);
  }

  /** The new entry is this one from now on. `isNew`: by what was typed. */
  protected enter(id: number, isNew: boolean): void {
    this.forget();
    Object.assign(this, { id, isNew, isDeleted: false });
    this.base = { ...this.base, version: 0 };
  }

  /** Continues as a new entry, whose form has this key. */
  protected startNew(key: string): void {
    Object.assign(this, { id: null, key, isNew: false, isDeleted: false });
    this.base = this.options.record;
  }

  /** It was deleted. An entry continues apart, as a new one that somebody may save. */
  protected orphan(): void {
    this.forget();
    Object.assign(this, { id: null, key: newDraftId(), isNew: false, isDeleted: true });
  }

  private get of(): CopyOf {
    return this.id === null ? { key: this.key } : { id: this.id };
  }

  // What was typed into an entry that was deleted makes no new one by itself: it names the version that it was typed over.
  private input(values: Values, revision: number) {
    const version = this.id === null && !this.isDeleted ? 0 : this.base.version;
    return { of: this.of, values, version, revision, ...(this.overrules && { overrules: true }) };
  }
}
