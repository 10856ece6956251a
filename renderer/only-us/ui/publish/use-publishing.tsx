import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { spokenTime } from '#lib/spoken-time.ts';
import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { toast, toastFailure } from '../../toast.ts';
import { later } from '../base/later.tsx';
import { unpublishedIn } from '../history/history-api.ts';
import { useScheduleApi } from '../schedules/schedule-api.ts';
import { t } from '../schedules/texts.ts';
import type { Decision } from '../schedules/use-plan.ts';
import { isPublished } from '../working-copy/save-action.ts';
import type { PublishPanelProps } from './PublishPanel.tsx';

const PublishPanel = later(() => import('./PublishPanel.tsx'), 'PublishPanel');

export interface Publishing {
  type: ContentType;
  id: number | null;
  pathOf?(values: object): string;
  /** The panel opens only when somebody else typed some of what goes live, and offers no times. */
  onlyOthers?: boolean;
}

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
  const [panel, setPanel] = useState<ReactNode>(null);
  const { site, user } = usePageContext();
  const { content } = api.useUtils();
  const schedules = useScheduleApi(publishing?.type);
  const isTypedByOthers = async (type: ContentType, id: number | null) => {
    // Without a working copy, nobody else typed anything.
    if (revision() === 0 || id === null) return false;
    const versions = await content.getVersions.fetch({ type, id }, { staleTime: 0 }).catch(() => []);
    return unpublishedIn(versions, revision()).some(({ by }) => by !== user?.name);
  };
  const plan = async (values: object): Promise<CarryOut | null> => {
    const next: State = values;
    const isLive = isPublished(saved()) && !isLater(saved().values);
    if (!publishing || next.status === 'draft' || (isLive && isLater(next))) return atOnce(values);
    const { type, id, pathOf, onlyOthers = false } = publishing;
    if (onlyOthers && !(await isTypedByOthers(type, id))) return atOnce(values);
    const canSchedule = !onlyOthers && (!isLive || keep !== undefined);
    const own = isLater(next) ? (next.publishedAt ?? null) : null;
    const chosen = await new Promise<Decision | null>((answer) =>
      setPanel(
        <PublishPanel
          {...{ type, id, values, path: pathOf?.(values) ?? null, isLive, form, onlyOthers, canSchedule }}
          {...{ before: saved().values, revision: revision(), ownDate: own }}
          onConfirm={answer}
          onClose={() => answer(null)}
        />,
      ),
    );
    setPanel(null);
    return chosen && (onlyOthers ? atOnce(values) : carryOut(values, isLive, chosen));
  };

  const carryOut =
    (values: State, isLive: boolean, { at, until, known }: Decision): CarryOut =>
    async (save) => {
      const isOwnDate = 'publishedAt' in values && !isLive;
      const byItself = at !== null && !isOwnDate;
      const staysCopy = byItself && isLive;
      const sent = {
        ...values,
        ...(byItself && { status: 'draft' }),
        ...(isOwnDate && (at || isLater(values)) && { publishedAt: at }),
      };
      const saved = staysCopy ? null : await save(sent);
      const id = publishing?.id ?? (saved as { id?: number } | null)?.id;
      try {
        if (staysCopy) await keep?.();
        if (id) await schedules.save(id, { publish: byItself ? at : null, unpublish: until }, known);
        if (byItself) toast(t('scheduled', { date: spokenTime(at, site.timeZone) }), 'success');
      } catch (error) {
        toastFailure(error);
      }
      return !staysCopy;
    };
  return { panel, plan };
}

function isLater({ publishedAt }: State) {
  return Boolean(publishedAt && publishedAt > new Date());
}
