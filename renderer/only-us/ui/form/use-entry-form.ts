import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import type { ContentType } from '../entry/entry-api.ts';
import { seoFormat, seoLabels } from '../entry/seo/seo-labels.ts';
import { useCopy, useCopyApi } from './copy-api.ts';
import { claimDraft } from './drafts.ts';
import { onPendingInput } from './pending-input.ts';
import { rebaseCopy } from './rebase-copy.ts';
import { t } from './texts.ts';
import { useUnsaved } from './unsaved.ts';
import { useConflicts } from './use-conflicts.ts';
import { useEarlierDrafts } from './use-earlier-drafts.ts';
import type { RecordForm, RecordFormOptions } from './use-record-form.ts';
import { WorkingCopy } from './working-copy.ts';

interface Options<Values> extends Omit<RecordFormOptions<Values>, 'draftKey'> {
  type: ContentType;
  /** The entry's id; null for a new one. */
  id: number | null;
}

/**
 * A form for one entry: react-hook-form with the schema, whose values are saved in the entry's working copy while people
 * type, and merged with what others type and save meanwhile.
 */
export function useEntryForm<Values extends FieldValues>(options: Options<Values>): RecordForm<Values> {
  const { schema, record, type, id } = options;
  const { user } = usePageContext();
  const api = useCopyApi<Values>(type);
  const loaded = useCopy<Values>(type, id);
  const [first] = useState(() => rebaseCopy(record, loaded).values);
  const form = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: first as DefaultValues<Values>,
  });
  const email = user?.email ?? '';
  const [copy] = useState(
    () => new WorkingCopy<Values>({ form, api, id, type, email, record, copy: loaded }),
  );
  useSyncExternalStore(copy.subscribe, copy.snapshot, copy.snapshot);
  const { isSubmitting, isDirty } = form.formState;
  useInput(copy, form);
  useEffect(() => {
    if (isSubmitting) return;
    copy.onRecord(record);
    copy.onCopy(loaded);
  });
  useFlushOnLeaving(copy);
  const { isUnsaved, key, scope } = copy;
  // Leaving the screen saves; closing the tab could be faster.
  useUnsaved(isUnsaved || isDirty, copy.isStuck ? t('leave') : null, isUnsaved);
  useEffect(
    () => (isUnsaved || isDirty ? claimDraft(scope, key) : undefined),
    [isUnsaved, isDirty, scope, key],
  );
  const drafts = useEarlierDrafts(copy, id === null ? api : null);
  const { base, merged } = copy;
  const conflicts = useConflicts(merged);
  const markSaved = (values: Values) => copy.onPublished(values);
  const whole = {
    ...options,
    labels: { ...options.labels, ...seoLabels },
    format: { ...options.format, ...seoFormat },
    record: { ...base, at: copy.mergedAt ?? base.at },
    draftKey: '',
  };
  return { form, version: base.version, base, merged, conflicts, options: whole, drafts, markSaved, copy };
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
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    const abort = new AbortController();
    document.addEventListener('visibilitychange', onHidden, { signal: abort.signal });
    window.addEventListener('pagehide', flush, { signal: abort.signal });
    window.addEventListener('online', flush, { signal: abort.signal });
    return () => {
      abort.abort();
      flush();
    };
  }, [copy]);
}
