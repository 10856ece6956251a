import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { fieldOf } from '#lib/content-type.ts';
import { api } from '../../api.ts';
import type { ContentType } from '../../content-api.ts';
import { toastFailure } from '../../toast.ts';
import { later } from '../base/later.tsx';
import { unpublishedIn } from '../history/history-api.ts';
import { isPublished, type Publication, type Status } from '../working-copy/save-action.ts';
import type { PublishPanelProps } from './PublishPanel.tsx';

const PublishPanel = later(() => import('./PublishPanel.tsx'), 'PublishPanel');
const ScheduleDialog = later(() => import('../schedules/ScheduleDialog.tsx'), 'ScheduleDialog');

export interface Publishing {
  type: ContentType;
  id: number | null;
  pathOf?(values: object): string;
  /** The panel opens only when somebody else typed some of what goes live, and doesn't lead to a schedule. */
  onlyOthers?: boolean;
}

/** The form: what is saved, and how what is typed gets into the working copy. */
interface Form extends Pick<PublishPanelProps, 'form'> {
  saved(): { version: number; values: object };
  /** The revision of the working copy; 0 for none. */
  revision(): number;
  /** Saves the form to the working copy; returns the entry's id. */
  keep(): Promise<number | null>;
}

/**
 * Opens the panel before the values of a form are published. `confirm` waits for the answer: the values to save, or null, perhaps
 * because they are scheduled instead. What publishes nothing needs no answer.
 */
export function usePublishing(publishing: Publishing | undefined, { saved, revision, keep, form }: Form) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const { user } = usePageContext();
  const { content } = api.useUtils();
  const isTypedByOthers = async (type: ContentType, id: number | null) => {
    // Without a working copy, nobody else typed anything.
    if (revision() === 0 || id === null) return false;
    const versions = await content.getVersions.fetch({ type, id }, { staleTime: 0 }).catch(() => []);
    return unpublishedIn(versions, revision()).some(({ by }) => by !== user?.name);
  };
  const schedule = async (type: ContentType, status: Status, name: string, day: Date | null) => {
    const close = () => setDialog(null);
    try {
      const id = await keep();
      if (id) setDialog(<ScheduleDialog {...{ type, name, day }} entry={{ id, status }} onClose={close} />);
    } catch (error) {
      toastFailure(error);
    }
  };
  const confirm = async (values: object): Promise<object | null> => {
    const { status, publishedAt = null }: Publication = values;
    if (!publishing || status === 'draft') return values;
    const { type, id, pathOf, onlyOthers = false } = publishing;
    if (onlyOthers && !(await isTypedByOthers(type, id))) return values;
    const isLive = isPublished(saved());
    const day = !isLive && publishedAt && publishedAt > new Date() ? publishedAt : null;
    const answer = await new Promise<'publish' | 'schedule' | null>((give) =>
      setDialog(
        <PublishPanel
          {...{ type, id, values, path: pathOf?.(values) ?? null, isLive, form, day }}
          before={saved().values}
          revision={revision()}
          canSchedule={!onlyOthers && status !== undefined}
          onAnswer={give}
        />,
      ),
    );
    setDialog(null);
    if (answer === 'schedule') await schedule(type, isLive ? 'published' : 'draft', nameOf(values), day);
    if (answer !== 'publish') return null;
    return day ? { ...values, publishedAt: null } : values;
  };
  const nameOf = (values: object) => String(Reflect.get(values, fieldOf(form, 'title') ?? '') ?? '');
  return { dialog, confirm };
}
