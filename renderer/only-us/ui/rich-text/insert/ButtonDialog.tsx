import { TextField } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import { linkOf } from '#lib/rich-text/links.ts';
import { longestButton } from '#lib/rich-text/nodes.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { useDescribedLinks } from '../../base/described-links.ts';
import { Finder } from '../../palette/Finder.tsx';
import { Present } from '../links/LinkDialog.tsx';
import { t as links } from '../links/texts.ts';
import { type FoundLink, useFoundLinks } from '../links/use-found-links.ts';
import { t } from '../texts.ts';

interface Button {
  text: string;
  href: string;
}

interface Props {
  button: Button | null;
  onSave(button: Button): void;
  onClose(): void;
}

/** Asks for the words on a button and where it leads, in any order: what is found gives its name to a button without words. */
export function ButtonDialog({ button, onSave, onClose }: Props) {
  const [text, setText] = useState(button?.text ?? '');
  const first = referenceOf(button?.href) ? (button?.href ?? null) : null;
  const [chosen, choose] = useState(first);
  const [typed, type] = useState(first ? '' : (button?.href.replace(/^(mailto|tel):/, '') ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const [isChecked, check] = useState(false);
  const { options, isSettled } = useFoundLinks(typed, '');
  const described = useDescribedLinks(chosen ? [chosen] : []);
  const words = text.replace(/\s+/g, ' ').trim();
  const link = typed.trim() ? (isSettled && options[0]?.href) || linkOf(typed) : chosen;
  const save = (href = link) => {
    if (words && href) onSave({ text: words, href });
    else check(true);
  };
  const pick = ({ href, title, isAddress }: FoundLink) => {
    if (words) return save(href);
    if (!isAddress) {
      choose(href);
      type('');
      setText(title.slice(0, longestButton));
    }
    check(Boolean(isAddress));
    field.current?.focus();
  };
  return (
    <ActionDialog
      title={t('button')}
      maxWidth="600px"
      action={t(button ? 'apply' : 'insert')}
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
      {chosen && !typed && <Present href={chosen} described={described} />}
      <Finder
        label={links('linkTo')}
        takesFocus={false}
        hint={links('hint')}
        error={isChecked && !link ? links('noLink') : undefined}
        typed={typed}
        onType={type}
        options={chosen && !typed.trim() ? [] : options}
        isSettled={isSettled}
        picksFirst={typed.trim() !== ''}
        onPick={pick}
        onNothing={save}
        status={isSettled && typed.trim() ? links('found', { count: options.length }) : ''}
      />
    </ActionDialog>
  );
}
