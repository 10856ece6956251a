import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { mayWith } from '#lib/rights.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '../base/ConfirmButton.tsx';
import { OpenedMenu } from '../base/OpenedMenu.tsx';
import { EntryMenu } from '../publish/EntryMenu.tsx';
import type { RecordForm } from '../working-copy/record-form.ts';
import { isPublished } from '../working-copy/save-action.ts';
import { t } from '../working-copy/texts.ts';

export interface MenuProps {
  recordForm: RecordForm;
  onUnpublish(): void;
  onClose?(): void;
  content: ContentType;
  /** Whether the form is a screen. A dialog lies over the list, whose rows have the rest. */
  isScreen: boolean;
  name: string;
  label: string;
}

/** Rare actions of a form and its entry. Opens at once. */
export function MoreMenu({ recordForm, onUnpublish, content, isScreen, name, label }: MenuProps) {
  const { edited, entry } = recordForm;
  const { base, changes, isNew } = edited;
  const [isAsking, ask] = useState(false);
  const isLive = isPublished(base);
  const canDiscard = changes > 0 || isNew;
  const isAlone = !entry || content.single;
  const discard = canDiscard && { label: t('discardChanges'), onSelect: () => ask(true) };
  const mayPublish = mayWith(usePageContext().user, 'publish', content);
  const unpublish = isLive &&
    mayPublish &&
    'status' in base.values && { label: t('unpublish'), onSelect: onUnpublish };
  return (
    <>
      {isAlone && canDiscard && <OpenedMenu label={label} items={[discard]} />}
      {!isAlone && (
        <EntryMenu
          type={entry.type}
          entry={{ id: entry.id, status: isLive ? 'published' : 'draft' }}
          name={name}
          ofForm={[unpublish, discard]}
          {...(isScreen && {
            onOpen: (id: number) => navigate(`${content.list}/${id}`),
            deleteText: textsOf(content)('deleteText'),
            onDeleted: () => navigate(content.list),
          })}
        />
      )}
      {isAsking && <DiscardDialog edited={edited} onClose={() => ask(false)} />}
    </>
  );
}

function DiscardDialog({ edited, onClose }: Pick<RecordForm, 'edited'> & { onClose(): void }) {
  const { base, isNew } = edited;
  const isSaved = base.version > 0 && !isNew;
  const discard = async () => {
    try {
      await edited.discard();
    } catch (error) {
      toastFailure(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      title={t('discardTitle')}
      description={t(isPublished(base) ? 'discardLive' : isSaved ? 'discardDraft' : 'discardNew')}
      confirmLabel={t('discardChanges')}
      onConfirm={discard}
      onClose={onClose}
    />
  );
}
