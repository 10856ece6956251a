import type { Copy, CopyApi, CopyOf, Stored } from './copy-api.ts';
import { newDraftId, removeDraft, scopeOf, writeDraft } from './drafts.ts';
import { known, type SavedRecord, sameFields } from './merge.ts';

interface Options<Values> {
  api: CopyApi<Values>;
  type: string;
  email: string;
  /** The entry's id; null for a new one. */
  id: number | null;
  copy: Copy<Values> | null | undefined;
}

// In milliseconds: a save waits no longer to learn what others did.
const longestRead = 3000;

/**
 * Where what is typed is kept: on the server for an entry, or for a new one under the key that its form made up; and in this
 * browser until it is there.
 */
export class StoredCopy<Values extends object> {
  /** Of which entry; null for a new one. */
  entry: number | null;
  /** A new entry's own id, and that of the draft in this browser. */
  key = newDraftId();
  /** Was the entry made by what was typed here, and saved by nobody's button yet? */
  isNew = false;
  /** The entry was deleted meanwhile. */
  isDeleted = false;
  // What the form knows of the copy.
  private seen: unknown;
  // What was sent last and no answer came to: the server may have it.
  private attempts: Values[] = [];

  constructor(private readonly options: Options<Values>) {
    this.entry = options.id;
    this.seen = options.copy;
  }

  /** Where the drafts of this entry are in the browser. */
  get scope(): string {
    return this.scopeOf(this.entry);
  }

  /** The same for another entry of the type; null for new ones. */
  scopeOf(id: number | null): string {
    return scopeOf(this.options.email, `${this.options.type} ${id ?? 'new'}`);
  }

  /** The new entry is this one from now on. `isNew`: by what was typed. */
  enter(id: number, isNew: boolean): void {
    this.forget();
    this.entry = id;
    this.isNew = isNew;
    this.isDeleted = false;
  }

  /** Continues as that of a new entry, whose form has this key. */
  startNew(key: string): void {
    this.entry = null;
    this.key = key;
    this.isNew = false;
  }

  /** The entry was deleted: continues apart from it. */
  orphan(): void {
    this.forget();
    this.startNew(newDraftId());
    this.isDeleted = true;
  }

  /** Did the query bring something that the form doesn't know yet? */
  isNews(copy: Copy<Values> | null | undefined): boolean {
    if (copy === undefined || copy === this.seen) return false;
    this.seen = copy;
    return true;
  }

  /** Saves the values, typed over `base` and this revision of the copy. */
  async keep(values: Values, base: SavedRecord<Values>, revision: number): Promise<Stored> {
    const { api } = this.options;
    this.attempts = [...this.attempts.slice(-9), values];
    const stored = await api.keep(this.input(values, base, revision));
    this.attempts = [];
    // A draft's row is in a list, which may be on the screen.
    if (stored.version !== undefined && stored.version !== base.version) api.refreshList();
    return stored;
  }

  /** The same while the page is being left. */
  keepOnLeaving(values: Values, base: SavedRecord<Values>, revision: number): void {
    this.attempts.push(values);
    this.options.api.keepOnLeaving(this.input(values, base, revision));
  }

  /** What was sent without an answer, and is what the server has. */
  attemptLike(values: Values): Values | undefined {
    return this.attempts.find((each) => sameFields(each, values));
  }

  /** Takes it back; of an entry that was made here, with that. */
  async discard(): Promise<void> {
    const { api } = this.options;
    await api.discard(this.isNew ? { key: this.key } : this.of);
    this.forget();
    if (this.isNew) api.refreshList();
    else this.put(null);
  }

  /** The entry that this new one has become without an answer that said so; null for none. */
  async findMade(): Promise<number | null> {
    if (this.entry !== null) return this.entry;
    const [made] = await this.options.api.getMade([this.key]);
    return made?.id ?? null;
  }

  /** Reads the copy, and the entry that it belongs to. `base`: the entry as the form knows it. */
  async read(base: SavedRecord<Values>): Promise<{ live: SavedRecord<Values>; copy: Copy<Values> | null }> {
    const { api } = this.options;
    if (this.entry === null) {
      const copy = (await api.getNewCopies()).find(({ key }) => key === this.key);
      const whole = copy && { ...copy, base: base.values, version: base.version, by: null };
      return { live: base, copy: whole ?? null };
    }
    const [live, copy] = await Promise.all([api.get(this.entry), api.getCopy(this.entry)]);
    return { live: { version: live.version, values: known(base.values, live), at: live.updatedAt }, copy };
  }

  /** Is the server further than this version and revision? What can't be read soon fails with the save, which says why. */
  async isAhead({ base, revision }: { base: SavedRecord<Values>; revision: number }): Promise<boolean> {
    if (this.entry === null) return false;
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, longestRead, null));
    const now = await Promise.race([this.read(base).catch(() => null), tooLate]);
    return now !== null && (now.live.version !== base.version || (now.copy?.revision ?? 0) !== revision);
  }

  /** Makes this what the form and the browser's cache know of it. */
  put(copy: Copy<Values> | null): void {
    this.attempts = [];
    if (this.entry === null) return;
    this.seen = copy;
    this.options.api.setCopy(this.entry, copy);
  }

  /** The same for what was just saved over `base`. */
  putKept(values: Values, base: SavedRecord<Values>, stored: Stored): void {
    const copy = { values, base: base.values, version: base.version, by: null, pictures: {}, ...stored };
    this.put(stored.revision > 0 ? copy : null);
  }

  /** Stores the values in the browser. False when its storage is full or off. */
  store(values: Values, base: SavedRecord<Values>): boolean {
    const attempt = this.attempts.at(-1);
    return writeDraft(this.scope, { id: this.key, base, attempt, values, at: new Date() });
  }

  /** Removes them there. */
  forget(): void {
    removeDraft(this.scope, this.key);
  }

  private get of(): CopyOf {
    return this.entry === null ? { key: this.key } : { id: this.entry };
  }

  // What was typed into an entry that was deleted makes no new one by itself: it names the version that it was typed over.
  private input(values: Values, base: SavedRecord<Values>, revision: number) {
    const version = this.entry === null && !this.isDeleted ? 0 : base.version;
    return { of: this.of, values, version, revision };
  }
}
