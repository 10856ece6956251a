import { Button } from '@radix-ui/themes';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mayWith } from '#lib/rights.ts';
import { showFieldErrors } from '../../failure.ts';
import { later } from '../base/later.tsx';
import { MoreButton } from '../base/MoreButton.tsx';
import { usePublishKey } from '../base/use-publish-key.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { useRequest } from '../publish/use-request.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import type { EntryOf, RecordForm } from '../working-copy/record-form.ts';
import { isPublished, saveActionOf } from '../working-copy/save-action.ts';
import { t } from '../working-copy/texts.ts';
import type { MenuProps } from './MoreMenu.tsx';

const AskDialog = later(() => import('../publish/AskDialog.tsx'), 'AskDialog');
const MoreMenu = later(() => import('./MoreMenu.tsx'), 'MoreMenu');

interface Props {
  recordForm: RecordForm;
  onPublish(): void;
  onUnpublish(): void;
  saveLabel?: string | undefined;
  pathOf?: ((values: object) => string) | undefined;
  /** The button that closes the form of a dialog. */
  close?: ReactNode;
}

export function SaveButtons(props: Props) {
  const { recordForm, onUnpublish, saveLabel = t('save'), pathOf, close } = props;
  const { content, edited, entry, form } = recordForm;
  const { user } = usePageContext();
  const isPublishedByOthers = content && edited.keepsCopy && !mayWith(user, 'publish', content);
  const isReadOnly = isPublishedByOthers && !mayWith(user, 'write', content);
  return (
    <>
      {entry && <HistoryButton {...entry} form={recordForm} />}
      {entry && pathOf && <ShareButton type={entry.type} entry={entry} />}
      {entry && pathOf && <ViewLink {...{ edited, entry }} path={pathOf(edited.base.values)} />}
      {content && <More {...{ recordForm, content, onUnpublish }} isScreen={!close} />}
      {close}
      {edited.keepsCopy && !isReadOnly && <PublishButton {...props} asks={isPublishedByOthers} />}
      {!edited.keepsCopy && (
        <Button type="submit" loading={form.formState.isSubmitting}>
          {saveLabel}
        </Button>
      )}
    </>
  );
}

/** Publishes an entry or its changes, or `asks` others to. No submit button: Enter in a field publishes nothing. */
function PublishButton(props: Props & { asks: boolean | undefined }) {
  const { recordForm, onPublish, asks } = props;
  const { form, edited, entry } = recordForm;
  const [isAsking, ask] = useState(false);
  const isAsked = useRequest(asks ? entry : null)?.state === 'asked';
  const action = saveActionOf(edited.base, edited.changes > 0 || edited.isUnsaved);
  const button = usePublishKey();
  const isNothing = edited.isDeleted || action === 'upToDate';
  return (
    <>
      <Button
        ref={button}
        type="button"
        style={{ minWidth: 148 }}
        loading={form.formState.isSubmitting}
        disabled={isNothing || (asks && (isAsked || !entry))}
        onClick={asks ? () => ask(true) : onPublish}
      >
        {t(!asks || isNothing ? action : isAsked ? 'asked' : 'ask')}
      </Button>
      {isAsking && entry && (
        <AskDialog
          type={entry.type}
          onSave={() => edited.autosave.flushNow().then(() => edited.id)}
          onRefused={(error) => showFieldErrors(form, error)}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

type MoreProps = Pick<MenuProps, 'recordForm' | 'content' | 'isScreen' | 'onUnpublish'>;

/** The button of `MoreMenu`, if there is any action. */
function More(props: MoreProps) {
  const { content, isScreen } = props;
  const { edited, entry } = props.recordForm;
  const { base, changes, isNew } = edited;
  const [isAsked, ask] = useState(false);
  const canUnpublish = isPublished(base) && 'status' in base.values;
  const hasAny = changes > 0 || isNew || (entry && !content.single && (isScreen || canUnpublish));
  if (!hasAny) return null;
  const title = content.title(base.values);
  const label = title ? t('moreFor', { name: title }) : t('more');
  const button = <MoreButton label={label} onClick={() => ask(true)} />;
  if (!isAsked) return button;
  return (
    <MoreMenu {...props} label={label} name={title || t('untitled')} onClose={() => ask(false)}>
      {button}
    </MoreMenu>
  );
}

/** Opens the public page of an entry, or its preview. */
function ViewLink({ edited, entry, path }: Pick<RecordForm, 'edited'> & { entry: EntryOf; path: string }) {
  const { autosave, changes, base } = edited;
  const label = t(changes === 0 && isPublished(base) ? 'view' : 'preview');
  return (
    <Button variant="ghost" color="gray" className="form-quiet form-view" asChild>
      {/* What was typed just now is sent before the page is asked for. */}
      <a
        aria-label={label}
        href={changes > 0 ? `/share/${entry.type}/${entry.id}` : path}
        target="_blank"
        rel="noreferrer"
        onClick={() => void (changes > 0 && autosave.flushNow())}
      >
        <Eye size={16} aria-hidden />
        <span>{label}</span>
      </a>
    </Button>
  );
}
