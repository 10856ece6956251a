import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatDateTime } from '#lib/dates.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import type { ContentType } from '../entry-api.ts';
import type { PublishPanelProps } from './PublishPanel.tsx';
import type { Decision } from './plan.ts';
import { useScheduleApi } from './schedule-api.ts';
import { t } from './texts.ts';

/** What the panel has to know of the entry in a form. */
export interface Publishing {
  type: ContentType;
  /** The entry's id; null for a new one. */
  id: number | null;
  /** The path of its public page with these values. */
  pathOf(values: object): string;
}

/** What visitors see of it. */
interface State {
  status?: 'draft' | 'published';
  publishedAt?: Date | null;
}

/** The form: what is saved, and how what is typed gets into the working copy. */
interface Form extends Pick<PublishPanelProps, 'form'> {
  saved(): { version: number; values: object };
  /** The revision of the working copy; 0 for none. */
  revision(): number;
  /** Saves what is typed in the working copy; left out where there is none. */
  keep?(): Promise<void>;
}

type Save = (values: object) => Promise<unknown>;

/** Carries a plan out. Gives whether the values were saved: those of a scheduled change stay a working copy. */
export type CarryOut = (save: Save) => Promise<boolean>;

const atOnce =
  (values: object): CarryOut =>
  async (save) => {
    await save(values);
    return true;
  };

/**
 * Opens the panel before the values of a form are published. `plan` waits for the answer: null for no, or what carries
 * the plan out. What publishes nothing is carried out at once.
 */
export function usePublishing(publishing: Publishing | undefined, { saved, revision, keep, form }: Form) {
  const [panel, setPanel] = useState<PublishPanelProps | null>(null);
  const { timeZone } = usePageContext().site;
  const api = useScheduleApi(publishing?.type);
  const plan = async (values: object): Promise<CarryOut | null> => {
    const next: State = values;
    const isLive = isPublic(saved());
    if (!publishing || next.status !== 'published' || (isLive && isLater(next))) return atOnce(values);
    const { type, id, pathOf } = publishing;
    const canSchedule = !isLive || keep !== undefined;
    const own = isLater(next) ? (next.publishedAt ?? null) : null;
    const chosen = await new Promise<Decision | null>((answer) =>
      setPanel({
        ...{ type, id, values, path: pathOf(values), isLive, form },
        ...{ before: saved().values, revision: revision() },
        ownDate: own,
        canSchedule,
        onConfirm: answer,
        onClose: () => answer(null),
      }),
    );
    setPanel(null);
    return chosen && carryOut(values, isLive, chosen);
  };

  const carryOut =
    (values: State, isLive: boolean, { at, until, known }: Decision): CarryOut =>
    async (save) => {
      const hasOwnDate = 'publishedAt' in values;
      const isOwnDate = hasOwnDate && !isLive;
      const byItself = at !== null && !isOwnDate;
      let result: unknown = publishing;
      if (byItself && isLive) result = publishing;
      else if (byItself) result = await save({ ...values, status: 'draft' });
      else if (isOwnDate && (at || isLater(values))) result = await save({ ...values, publishedAt: at });
      else result = await save(values);
      const id = publishing?.id ?? (result as { id?: number } | undefined)?.id;
      try {
        if (byItself && isLive) await keep?.();
        if (id) await api.save(id, { publish: byItself ? at : null, unpublish: until }, known);
        if (byItself) toast(t('scheduled', { date: formatDateTime(at, timeZone) }), 'success');
      } catch (error) {
        toast(failureMessage(error));
      }
      return !(byItself && isLive);
    };
  return { panel, plan };
}

function isPublic({ version, values }: ReturnType<Form['saved']>) {
  const state: State = values;
  return version > 0 && state.status === 'published' && !isLater(state);
}

function isLater({ publishedAt }: State) {
  return Boolean(publishedAt && publishedAt > new Date());
}
