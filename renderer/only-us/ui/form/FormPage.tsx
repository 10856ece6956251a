import './form.css';
import { Text } from '@radix-ui/themes';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { fieldOf } from '#lib/content-type.ts';
import type { Publishing } from '../entry/publish/use-publishing.ts';
import { hasSeo, SearchAndSharing } from '../entry/seo/SearchAndSharing.tsx';
import { isSaveKey } from '../save-key.ts';
import { useHeightOf } from '../use-height-of.ts';
import { Conflict } from './Conflict.tsx';
import { AlsoOpen, DeletedElsewhere, DraftBanner } from './FormNotes.tsx';
import { SaveButtons, SaveStatus } from './SaveBar.tsx';
import type { RecordForm } from './use-record-form.ts';
import { type ConfirmSave, type OnSave, useSave } from './use-save.tsx';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  onSave: OnSave<Values>;
  /** Something to say yes to before these values are saved. */
  confirmSave?: ConfirmSave<Values>;
  /** Of an entry: a panel opens before its values are published. */
  publishing?: Omit<Publishing, 'id'>;
  /** What saves a record that was deleted elsewhere as a new one, such as 'Save as a new post'. */
  newLabel?: string;
  /** More buttons, in front of the one that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form that is a whole screen, with its buttons always in sight. Ctrl/Cmd+S saves from anywhere on it. */
export function FormPage<Values extends FieldValues>(props: Props<Values>) {
  const { recordForm, publishing, newLabel, children } = props;
  const { form, entry, fields = {} } = recordForm;
  const { element, dialogs, save, saveSafely, saveAsNew, onSubmit } = useSave(recordForm, props);
  const bar = useHeightOf('--bottom-bar');
  useSaveKey(saveSafely);
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      {/* What is typed before the script is there would be lost. */}
      <form ref={element} className="form-page" inert={!isHydrated} onSubmit={onSubmit} noValidate>
        {recordForm.edited.isDeleted && <DeletedElsewhere newLabel={newLabel} onSaveAsNew={saveAsNew} />}
        <Conflict recordForm={recordForm} />
        {children}
        {publishing?.pathOf && hasSeo(form.getValues()) && (
          <SearchAndSharing form={form} fields={fields} pathOf={publishing.pathOf} />
        )}
        <div ref={bar} className="form-page-bar">
          <DraftBanner recordForm={recordForm} />
          {entry && <AlsoOpen {...entry} />}
          <div className="form-page-state">
            {publishing && <FormName form={form} field={fieldOf({ fields }, 'title')} />}
            <SaveStatus recordForm={recordForm} />
          </div>
          <SaveButtons recordForm={recordForm} actions={props.actions} onSave={save} />
        </div>
      </form>
      {dialogs}
    </>
  );
}

const never = () => () => {};

function useSaveKey(save: () => void) {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // A dialog above has taken it for its own form.
      if (event.defaultPrevented || !isSaveKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);
}

/** The name of the entry in the form, here and in the browser's tab, where it stays in sight when the title has scrolled away. */
function FormName<Values extends FieldValues>(props: { form: UseFormReturn<Values>; field?: string }) {
  const { form, field = '' } = props;
  const shown = String(useWatch({ control: form.control, name: field as Path<Values> }) ?? '').trim();
  const { site } = usePageContext();
  useEffect(() => {
    if (!shown) return;
    // In front of it is how many entries nobody has looked at yet.
    const [unread = ''] = /^\(\d+\) /.exec(document.title) ?? [];
    document.title = `${unread}${shown} · ${site.name}`;
  }, [shown, site.name]);
  if (!shown) return null;
  return (
    <Text weight="bold" truncate className="form-name" title={shown}>
      {shown}
    </Text>
  );
}
