import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { ContentType } from '../entry/entry-api.ts';
import { seoFormat, seoLabels } from '../entry/seo/seo-labels.ts';
import { useCopy, useCopyApi } from './copy-api.ts';
import { claimDraft } from './drafts.ts';
import { rebaseCopy } from './merge.ts';
import { onPendingInput } from './pending-input.ts';
import { t } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import { useEarlierDrafts } from './use-drafts.ts';
import { type RecordForm, type RecordFormOptions, useConflicts } from './use-record-form.ts';
import { WorkingCopy } from './working-copy.ts';

interface Options<Values> extends Omit<RecordFormOptions<Values>, 'draftKey'> {
  type: ContentType;
  /** The entry's id; null for a new one. */
  id: number | null;
  /** The entry in the form is this one from now on (`useEntryId`). */
  onEntry?(id: number | null): void;
}

/**
 * A form for one entry: react-hook-form with the schema, whose values are saved in the entry's working copy while people
 * type, and merged with what others type and save meanwhile.
 */
export function useEntryForm<Values extends FieldValues>(options: Options<Values>): RecordForm<Values> {
  const { schema, record, type, id, onEntry } = options;
  const { user } = usePageContext();
  const api = useCopyApi<Values>(type);
  const loaded = useCopy<Values>(type, id);
  const [first] = useState(() => rebaseCopy(record, loaded).values);
  const strict = zodResolver(schema as never);
  const form = useForm<Values>({
    resolver: ((values: Values, ...rest: [never, never]) =>
      // A draft may be unfinished: the server says what it can't save.
      values.status === 'draft' ? { values, errors: {} } : strict(values as never, ...rest)) as never,
    defaultValues: first as DefaultValues<Values>,
  });
  const email = user?.email ?? '';
  const [copy] = useState(
    () => new WorkingCopy<Values>({ form, api, id, type, email, record, copy: loaded }),
  );
  const { subscribe, state } = copy.autosave;
  useSyncExternalStore(subscribe, state, state);
  const { isSubmitting, isDirty } = form.formState;
  useInput(copy, form);
  useEffect(() => {
    if (isSubmitting) return;
    copy.onRecord(record);
    copy.onCopy(loaded);
  });
  useFlushOnLeaving(copy);
  const now = copy.stored.isDeleted ? id : copy.id;
  useEffect(() => {
    if (now !== id) onEntry?.(now);
  }, [now, id, onEntry]);
  const { isUnsaved } = copy;
  const { key, scope } = copy.stored;
  // Leaving the screen saves; closing the tab could be faster.
  useUnsaved(isUnsaved || isDirty, copy.isStuck ? t('leave') : null, isUnsaved);
  useEffect(
    () => (isUnsaved || isDirty ? claimDraft(scope, key) : undefined),
    [isUnsaved, isDirty, scope, key],
  );
  const drafts = useEarlierDrafts(copy, id === null ? api : null);
  const { base, merged } = copy;
  const dismissMerged = () => copy.dismissMerged();
  const conflicts = useConflicts(merged, dismissMerged);
  const markSaved = (values: Values, id = copy.id) => {
    if (id !== null) copy.onPublished(values, id);
  };
  const entry = now === null ? null : { type, id: now };
  const whole = {
    ...options,
    labels: { ...options.labels, ...seoLabels },
    format: { ...options.format, ...seoFormat },
    record: { ...base, at: copy.mergedAt ?? base.at },
    draftKey: '',
  };
  const shown = { merged, conflicts, dismissMerged, entry, drafts };
  return { form, version: base.version, base, ...shown, options: whole, markSaved, copy };
}

function useInput<Values extends FieldValues>(copy: WorkingCopy<Values>, form: RecordForm<Values>['form']) {
  useEffect(() => {
    copy.start();
    const callback = () => copy.onInput();
    const stops = [form.subscribe({ formState: { values: true }, callback }), onPendingInput(callback)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [copy, form]);
}

/** Saves at once when the form is left or hidden, which may be the last chance: a laptop that is closed. */
function useFlushOnLeaving<Values extends FieldValues>(copy: WorkingCopy<Values>) {
  useEffect(() => {
    const { autosave } = copy;
    const flush = () => {
      autosave.store();
      void autosave.flush();
    };
    const leave = () => copy.leave();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    const abort = new AbortController();
    document.addEventListener('visibilitychange', onHidden, { signal: abort.signal });
    window.addEventListener('pagehide', leave, { signal: abort.signal });
    // Before the next page is asked for, which may show the same; and once the browser shows this page again.
    for (const event of ['online', 'beforeunload', 'pageshow'])
      window.addEventListener(event, flush, { signal: abort.signal });
    return () => {
      abort.abort();
      flush();
    };
  }, [copy]);
}
