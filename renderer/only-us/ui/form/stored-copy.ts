import type { Copy, CopyApi, CopyOf } from './copy-api.ts';
import { known } from './rebase-copy.ts';
import type { SavedRecord } from './use-record-form.ts';

/** The working copy as the server has it: that of an entry, or of a new one under the key that its form made up. */
export class StoredCopy<Values extends object> {
  // What the form knows of it.
  private seen: unknown;

  constructor(
    private readonly api: CopyApi<Values>,
    private of: CopyOf,
    loaded: Copy<Values> | null | undefined,
  ) {
    this.seen = loaded;
  }

  /** Of which entry; null for a new one. */
  get entry(): number | null {
    return 'id' in this.of ? this.of.id : null;
  }

  /** Continues as the copy of a new entry. */
  become(key: string): void {
    this.of = { key };
  }

  /** Did the query bring something that the form doesn't know yet? */
  isNews(copy: Copy<Values> | null | undefined): boolean {
    if (copy === undefined || copy === this.seen) return false;
    this.seen = copy;
    return true;
  }

  /** Saves the values, typed over `base` and this revision of the copy. */
  async keep(values: Values, base: SavedRecord<Values>, revision: number) {
    const version = this.entry === null ? 0 : base.version;
    const kept = await this.api.keep({ of: this.of, values, version, revision });
    const isCopy = kept.revision > 0;
    this.put(isCopy ? { values, base: base.values, version, by: null, pictures: {}, ...kept } : null);
    return kept;
  }

  async discard(): Promise<void> {
    await this.api.discard(this.of);
    this.put(null);
  }

  /** Reads the copy, and the entry that it belongs to. `base`: the entry as the form knows it. */
  async read(base: SavedRecord<Values>): Promise<{ live: SavedRecord<Values>; copy: Copy<Values> | null }> {
    if ('key' in this.of) {
      const { key } = this.of;
      const copy = (await this.api.getNewCopies()).find((each) => each.key === key);
      const whole = copy && { ...copy, base: base.values, version: base.version, by: null };
      return { live: base, copy: whole ?? null };
    }
    const [live, copy] = await Promise.all([this.api.get(this.of.id), this.api.getCopy(this.of.id)]);
    return { live: { version: live.version, values: known(base.values, live), at: live.updatedAt }, copy };
  }

  /** Makes this what the form and the browser's cache know of it. */
  put(copy: Copy<Values> | null): void {
    if (this.entry === null) return;
    this.seen = copy;
    this.api.setCopy(this.entry, copy);
  }
}
