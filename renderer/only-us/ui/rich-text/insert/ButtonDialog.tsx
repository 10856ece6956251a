import { TextField } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { linkOf } from '#lib/rich-text/links.ts';
import { longestButton } from '#lib/rich-text/nodes.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { LinkInput } from '../links/LinkInput.tsx';
import { t as links } from '../links/texts.ts';
import type { FoundLink } from '../links/use-found-links.ts';
import { t } from '../texts.ts';
import type { PartDialogProps } from './asked.ts';

/** Asks for the words on a button and where it leads, in any order: what is found gives its name to a button without words. */
export function ButtonDialog({ present, onSave, onClose }: PartDialogProps) {
  const [text, setText] = useState<string>(present?.attrs.text ?? '');
  const [typed, type] = useState<string>(present?.attrs.href.replace(/^(mailto|tel):/, '') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, check] = useState(false);
  const words = text.replace(/\s+/g, ' ').trim();
  const link = linkOf(typed);
  const save = (href = link) => {
    if (words && href) onSave({ text: words, href });
    else check(true);
  };
  const pick = ({ href, title, isAddress }: FoundLink) => {
    if (words) return save(href);
    type(href);
    if (!isAddress) setText(title.slice(0, longestButton));
    check(Boolean(isAddress));
    field.current?.focus();
  };
  return (
    <ActionDialog
      title={t('button')}
      maxWidth="600px"
      action={t(present ? 'apply' : 'insert')}
      onSubmit={() => save()}
      onClose={onClose}
    >
      <Field label={t('buttonText')} error={isChecked && !words ? t('noButtonText') : undefined}>
        <TextField.Root
          ref={field}
          autoFocus
          autoComplete="off"
          maxLength={longestButton}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <LinkInput
        label={links('linkTo')}
        hint={links('hint')}
        error={isChecked && !link ? links('noLink') : undefined}
        value={typed}
        onChange={type}
        onPick={pick}
        suggests=""
        onNothing={save}
      />
    </ActionDialog>
  );
}
