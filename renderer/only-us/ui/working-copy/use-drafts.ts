import { useEffect, useState } from 'react';
import type { CopyApi, NewCopy } from './copy-api.ts';
import { type Draft, formsLeft, openForms, recoverableDrafts, removeDraft, writeDraft } from './drafts.ts';
import type { EditedRecord } from './edited-record.ts';
import { mergeEdits, same, sameFields, withStored } from './merge.ts';

/**
 * What was typed earlier and isn't in the form, newest first: what only this browser has, after a crash, a closed tab, an empty
 * battery; and of a new entry the working copies of others that were never saved.
 */
export function useDrafts(edited: EditedRecord) {
  const api = edited.id === null && !edited.isDeleted ? edited.api : null;
  const [recoverable, setRecoverable] = useState<Draft[]>([]);
  useEffect(() => {
    let closed = false;
    void findDrafts(edited, api).then((found) => closed || setRecoverable(found));
    return () => {
      closed = true;
    };
  }, [edited, api]);
  /** Fills the form with one of them. What was typed so far into a new record becomes recoverable instead. */
  const restore = async (draft: Draft) => {
    const isNew = edited.id === null && edited.base.version === 0;
    const others = recoverable.filter(({ id }) => id !== draft.id);
    setRecoverable(others);
    // What was typed so far is saved on its own, which may make an entry of it.
    await edited.autosave.flush();
    edited.autosave.store();
    if (!isNew) {
      edited.mergeIn(draft);
      return removeDraft(edited.scope, draft.id);
    }
    const typed = edited.id === null && typedSoFar(edited);
    if (typed) setRecoverable([typed, ...others]);
    const { id, values, kept, base } = draft;
    edited.takeOver(id, values, kept ?? { values: base.values, revision: 0, at: null });
  };
  const discard = async (drafts: Draft[]) => {
    setRecoverable(recoverable.filter((draft) => !drafts.includes(draft)));
    for (const { id } of drafts) removeDraft(edited.scope, id);
    await Promise.all(drafts.map(({ id, kept }) => kept && api?.discard({ key: id })));
  };
  return { recoverable, restore, discard };
}

async function findDrafts(edited: EditedRecord, api: CopyApi | null): Promise<Draft[]> {
  await formsLeft();
  // Its own was stored under the new entry's id just now.
  const drafts = await recoverableDrafts(edited.scope);
  const local = drafts.filter(({ id }) => id !== edited.key);
  if (!api) return notSaved(edited, local);
  const unknown = await withoutMade(edited, api, local);
  const copies = await api.getNewCopies().catch(() => []);
  const open = await openForms();
  const kept = copies
    .filter(({ key }) => key !== edited.key && !open.has(edited.scope + key))
    .map((each) => withLocal(asDraft(edited, each), unknown));
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...unknown.filter(({ id }) => !ids.has(id))]
    .filter(({ values }) => !same(values, edited.base.values))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

// What was sent when a page was left may have arrived after this one was made.
async function notSaved(edited: EditedRecord, drafts: Draft[]) {
  const isUnknown = ({ values }: Draft) => !sameFields(values, edited.values());
  if (drafts.some(isUnknown) && edited.keepsCopy) await edited.autosave.refresh();
  // A conflict goes on as it was.
  for (const draft of edited.keepsCopy ? drafts.filter((each) => each.isInConflict) : [])
    edited.mergeIn(draft);
  for (const { id } of drafts.filter((draft) => !isUnknown(draft))) removeDraft(edited.scope, id);
  return drafts.filter(isUnknown);
}

/** Those that aren't in a list by now. The others are offered in the form of their entry, which may lack the last words. */
async function withoutMade(edited: EditedRecord, api: CopyApi, drafts: Draft[]) {
  const made = drafts.length > 0 ? await api.getMade(drafts.map(({ id }) => id)).catch(() => []) : [];
  for (const { key, id } of made) {
    const draft = drafts.find((each) => each.id === key);
    if (draft && writeDraft(edited.options.scopeOf(id), draft)) removeDraft(edited.scope, key);
  }
  return drafts.filter(({ id }) => !made.some(({ key }) => key === id));
}

function asDraft({ base }: EditedRecord, { key, values, revision, at }: NewCopy): Draft {
  const whole = withStored(base.values, values);
  return { id: key, base, values: whole, at, kept: { values: whole, revision, at } };
}

/** With what only this browser has of the same form. */
function withLocal(draft: Draft, local: Draft[]): Draft {
  const mine = local.find(({ id }) => id === draft.id);
  if (!mine) return draft;
  return { ...draft, values: mergeEdits(mine.base.values, draft.values, mine.values).values, at: mine.at };
}

function typedSoFar(edited: EditedRecord): Draft | null {
  const { base, key, autosave } = edited;
  const values = structuredClone(edited.values());
  if (same(values, base.values)) return null;
  const { kept } = autosave;
  return { id: key, base, values, at: new Date(), ...(kept.revision > 0 && { kept }) };
}
