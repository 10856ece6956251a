import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, textsOf } from '#lib/content-type.ts';
import { mayWith } from '#lib/rights.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '../ConfirmButton.tsx';
import { EntryMenu } from '../entry/EntryMenu.tsx';
import { RowMenu } from '../RowMenu.tsx';
import type { EditedRecord } from '../working-copy/edited-record.ts';
import { isPublished } from './save-action.ts';
import { t } from './texts.ts';
import type { EntryOf } from './use-record-form.ts';

/** What was typed into a form, as far as its menu knows it. */
type Edited = Pick<EditedRecord<FieldValues>, 'base' | 'changes' | 'isNew' | 'discard'>;

interface Props {
  edited: Edited;
  /** The saved entry in the form. */
  entry: EntryOf | null;
  onUnpublish(): void;
  /** When it can't be loaded. */
  onClose?(): void;
  content: ContentType;
  /** Whether the form is a screen. A dialog lies over the list, whose rows have the rest. */
  isScreen: boolean;
  /** What the entry is called. */
  name: string;
  /** What the button of the menu says. */
  label: string;
}

/** What is rarely done with the entry in a form, or with what was typed into it. Open at first. */
export function MoreMenu({ edited, entry, onUnpublish, content, isScreen, name, label }: Props) {
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
      {isAlone && canDiscard && <RowMenu label={label} isOpen items={[discard]} />}
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

/** Asks, and takes the form back to what is saved. */
function DiscardDialog({ edited, onClose }: { edited: Edited; onClose(): void }) {
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
