import './form.css';
import { Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { fieldOf } from '#lib/content-type.ts';
import type { ContentType } from '../../content-api.ts';
import { isSaveKey } from '../base/save-key.ts';
import { useHeightOf } from '../base/use-height-of.ts';
import { useHydrated } from '../base/use-hydrated.ts';
import { useWindowEvent } from '../base/use-window-event.ts';
import { EntryLanguages } from '../translations/LanguageSwitch.tsx';
import type { RecordForm } from '../working-copy/record-form.ts';
import { Conflict, WithConflicts } from './Conflict.tsx';
import { DeletedElsewhere, DraftBanner, Inputs, Requested } from './FormNotes.tsx';
import { SaveButtons } from './SaveBar.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { type OnSave, useSave } from './use-save.tsx';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  onSave: OnSave<Values>;
  pathOf?(values: object): string;
  tools?: ReactNode;
  children: ReactNode;
}

/** A form that is a whole screen, with its buttons always in sight. Ctrl/Cmd+S saves from anywhere on it. */
export function FormPage<Values extends FieldValues>(props: Props<Values>) {
  const { recordForm, pathOf, onSave, tools, children } = props;
  const { content, edited } = recordForm;
  const title = content && fieldOf(content, 'title');
  const { element, dialog, publish, unpublish, saveSafely, saveAsNew, onSubmit } = useSave(recordForm, {
    onSave,
    publishing: content && { type: content.name as ContentType, pathOf, onlyOthers: content.single },
  });
  const bar = useHeightOf('--bottom-bar');
  useWindowEvent('keydown', (event) => {
    // A dialog above has taken it for its own form.
    if (event.defaultPrevented || !isSaveKey(event)) return;
    event.preventDefault();
    saveSafely();
  });
  return (
    <WithConflicts recordForm={recordForm}>
      {/* What is typed before the script is there would be lost. */}
      <form ref={element} className="form-page" inert={!useHydrated()} onSubmit={onSubmit} noValidate>
        {edited.isDeleted && <DeletedElsewhere content={content} onSaveAsNew={saveAsNew} />}
        <Requested recordForm={recordForm} />
        <EntryLanguages content={content} id={edited.id} />
        <Inputs content={content}>{children}</Inputs>
        <div ref={bar} className="form-page-foot">
          <Conflict recordForm={recordForm} />
          <DraftBanner recordForm={recordForm} />
          {/* As high in every state that two lines say, and with its buttons in the same places. */}
          <Flex
            className="form-page-bar"
            wrap="wrap"
            align="center"
            justify="end"
            gap="3"
            minHeight="63px"
            py="2"
          >
            <div className="form-page-state">
              {title && <FormName recordForm={recordForm} field={title} />}
              <SaveStatus recordForm={recordForm} />
            </div>
            <Flex wrap="wrap" align="center" justify="end" gap="3">
              {tools}
              <SaveButtons {...{ recordForm, pathOf }} onPublish={publish} onUnpublish={unpublish} />
            </Flex>
          </Flex>
        </div>
      </form>
      {dialog}
    </WithConflicts>
  );
}

/** The name of the entry, here and in the browser's tab: in sight when the title has scrolled away. */
function FormName({ recordForm: { form }, field }: { recordForm: RecordForm; field: string }) {
  const shown = String(useWatch({ control: form.control, name: field }) ?? '').trim();
  const { site } = usePageContext();
  useEffect(() => {
    if (!shown) return;
    // In front of it is the number of unread entries of the navigation.
    const [unread = ''] = /^\(\d+\) /.exec(document.title) ?? [];
    document.title = `${unread}${shown} · ${site.name}`;
  }, [shown, site.name]);
  if (!shown) return null;
  return (
    <Text as="div" size="2" weight="bold" truncate title={shown}>
      {shown}
    </Text>
  );
}
