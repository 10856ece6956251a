import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { ZodMiniType } from 'zod/mini';
import { isTranslation } from '#lib/translation.ts';
import { useStored } from '#renderer/only-us/external-store.ts';
import type { ContentType } from '../../content-api.ts';
import { useUnsaved } from '../base/unsaved.ts';
import { type Beginning, beginningApi, useCopy, useCopyApi } from '../working-copy/copy-api.ts';
import { claimDraft, leaveForm, scopeOf } from '../working-copy/drafts.ts';
import { EditedRecord } from '../working-copy/edited-record.ts';
import { rebaseCopy, type SavedRecord } from '../working-copy/merge.ts';
import { onPendingInput } from '../working-copy/pending-input.ts';
import type { AnyForm, RecordForm } from '../working-copy/record-form.ts';
import { t } from '../working-copy/texts.ts';
import { keepCaret } from './keep-caret.ts';

interface Fields<Values extends FieldValues> extends Pick<RecordForm<Values>, 'labels' | 'format'> {
  schema: ZodMiniType<Values>;
  /** The latest from the query, not a copy in state. A newer version is merged with what was typed. */
  record: SavedRecord;
}

interface OfEntry extends Required<Pick<RecordForm, 'content'>> {
  id: number | null;
  /** Sets the id of the entry in the form (`useEntryId`). */
  onEntry?(id: number | null): void;
  beginning?: Beginning | undefined;
  draftKey?: undefined;
}

interface OfRecord {
  /** The key of its drafts in this browser, such as 'account 12'. */
  draftKey: string;
  content?: undefined;
  id?: null;
  onEntry?: undefined;
  beginning?: undefined;
}

/**
 * A form for one record. Edits are saved in the entry's working copy or stored in this browser, and merged with what others save;
 * leaving unsaved edits warns.
 */
export function useRecordForm<Values extends FieldValues>(
  options: Fields<Values> & (OfEntry | OfRecord),
): RecordForm<Values> {
  const { schema, labels, format, record, content, id = null, onEntry, beginning, draftKey } = options;
  const type = content?.name as ContentType | undefined;
  const email = usePageContext().user?.email ?? '';
  const api = useCopyApi(type);
  const copy = useCopy(type, id);
  const [first] = useState(() => rebaseCopy(record, copy).values);
  const strict = zodResolver(schema as ZodMiniType<Values, Values>);
  const [aim] = useState<RecordForm<Values>['aim']>({});
  const form = useForm<Values>({
    resolver: (typed, ...rest) => {
      const values = { ...typed, ...aim };
      // The server says what it can't save.
      return values.status === 'draft' ? { values, errors: {} } : strict(values, ...rest);
    },
    defaultValues: first as DefaultValues<Values>,
  });
  const [edited] = useState(() => {
    const unbegun = beginning ? `of ${beginning.of}` : 'new';
    const edited = new EditedRecord({
      form: form as AnyForm,
      api: api && beginning ? beginningApi(api, beginning) : api,
      id,
      record,
      copy,
      scopeOf: (id) => scopeOf(email, draftKey ?? `${type} ${id ?? unbegun}`),
      isTranslation: type !== undefined && isTranslation(type),
    });
    return Object.assign(edited, { aroundFill: keepCaret });
  });
  useStored(edited.autosave);
  const { isSubmitting, isDirty } = form.formState;
  useInput(edited, form as AnyForm);
  useEffect(() => {
    if (isSubmitting) return;
    edited.onRecord(record);
    edited.onCopy(copy);
  });
  useFlushOnLeaving(edited);
  const now = edited.isDeleted ? id : edited.id;
  useEffect(() => {
    if (now !== id) onEntry?.(now);
  }, [now, id, onEntry]);
  const { key, scope, keepsCopy, isUnsaved } = edited;
  const isOpen = isDirty || (isUnsaved && keepsCopy);
  // Leaving the screen saves in the working copy; closing the tab could be faster.
  const asks = edited.isStuck || edited.conflicts.length > 0 || (isDirty && !keepsCopy);
  useUnsaved(isOpen, asks ? t('leave') : null, asks || isUnsaved);
  useEffect(() => (isOpen ? claimDraft(scope, key) : undefined), [isOpen, scope, key]);
  const entry = type && now !== null ? { type, id: now } : null;
  return { form, edited, aim, entry, content, labels, format };
}

function useInput(edited: EditedRecord, form: AnyForm) {
  useEffect(() => {
    edited.start();
    const callback = () => edited.autosave.changed();
    const stops = [form.subscribe({ formState: { values: true }, callback }), onPendingInput(callback)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [edited, form]);
}

/** Saves when the form is left or hidden, perhaps by closing the laptop. */
function useFlushOnLeaving(edited: EditedRecord) {
  useEffect(() => {
    const { autosave } = edited;
    const flush = () => {
      autosave.store();
      return autosave.flush();
    };
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('visibilitychange', onHidden, { signal });
    window.addEventListener('pagehide', () => edited.leave(), { signal });
    // Before the next page is asked for, which may show the same entry; and once the browser shows this page again.
    for (const event of ['online', 'beforeunload', 'pageshow'])
      window.addEventListener(event, flush, { signal });
    return () => {
      abort.abort();
      leaveForm(flush());
    };
  }, [edited]);
}

/**
 * The id of the entry in a form, null for a new one, and its setter for when it becomes a draft or new again. The address
 * follows without a visit, so that the form keeps its focus, its undo and its scroll position.
 */
export function useEntryId(opened: number | null) {
  const [id, setId] = useState(opened);
  const path = useRef('');
  useEffect(() => {
    const { pathname, search } = window.location;
    const address = pathname + search.replace(/^\?(?!open=).*/, '');
    path.current ||= address;
    const next = address.replace(/(?<=\/|\?open=)(new|\d+)$/, String(id ?? 'new'));
    if (address !== path.current || next === address) return;
    path.current = next;
    // With the state of the router, which goes back to this entry of the history as to any other.
    window.history.replaceState(window.history.state, '', next);
  }, [id]);
  return [id, setId] as const;
}

const visits = new WeakMap<object, number>();
let last = 0;

/** Changes with each visit of a screen: the key for the form of a new entry. */
export function useVisit(): number {
  const pageContext = usePageContext();
  const visit = visits.get(pageContext) ?? ++last;
  visits.set(pageContext, visit);
  return visit;
}
