import { Badge, Flex, Text, TextField } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef } from 'react';
import { interfaceLanguage } from '#lib/interface-language.ts';
import { referenceOf } from '#lib/rich-text/references.ts';
import { t } from '#modules/menu/texts.ts';
import type { MenuEntry } from '#modules/menu/type.ts';
import { errorOf } from '#renderer/only-us/ui/base/error-of.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { MoveButtons, RemoveButton } from '#renderer/only-us/ui/base/MoveButtons.tsx';
import { QuietIconButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { SelectField } from '#renderer/only-us/ui/base/SelectField.tsx';
import type { Moves } from '#renderer/only-us/ui/base/SortableList.tsx';
import { LinkInput } from '#renderer/only-us/ui/rich-text/links/LinkInput.tsx';
import type { AnyForm } from '#renderer/only-us/ui/working-copy/record-form.ts';
import { type Menu, nameOf, type Target } from './targets.ts';

/** `id` identifies the row on the screen. */
export interface Row extends MenuEntry {
  id: number;
}

interface Props {
  areas: Menu['areas'];
  form: AnyForm;
  row: Row;
  /** From 0. */
  place: number;
  target: Target;
  moves: Moves;
  onChange(row: Row): void;
  onRemove(): void;
}

export function MenuRow({ areas, form, row, place, target, moves, onChange, onRemove }: Props) {
  const name = nameOf(row, target);
  const isBelow = row.level === 1;
  const level = t(isBelow ? 'outdent' : 'indent', { name });
  const isPicked = useRef(false);
  const pick = ({ href }: { href: string }) => {
    isPicked.current = true;
    const { type, id } = referenceOf(href) ?? {};
    const kind = areas.some(({ route }) => route === href) ? 'area' : 'link';
    onChange({ ...row, ...(type ? { kind: 'entry', target: `${type}/${id}` } : { kind, target: href }) });
  };
  return (
    <div className="panel menu-row" data-level={row.level}>
      <TargetField
        {...{ row, target, onChange }}
        onPick={pick}
        error={errorOf(form, `entries.${place}.target`)}
      />
      {(['id', 'en'] as const).map((language) => (
        <Field
          key={language}
          label={t(language === 'id' ? 'labelId' : 'labelEn')}
          error={language === 'id' ? errorOf(form, `entries.${place}.label`) : undefined}
        >
          <TextField.Root
            // When its link was found, the label is what comes next.
            key={row.kind}
            autoFocus={isPicked.current && language === 'id'}
            lang={language}
            value={row.label[language]}
            placeholder={row.kind === 'link' ? '' : target?.label[language]}
            maxLength={40}
            onChange={(event) =>
              onChange({ ...row, label: { ...row.label, [language]: event.target.value } })
            }
          />
        </Field>
      ))}
      {isBelow ? (
        <span />
      ) : (
        <Field label={t('place')}>
          <SelectField
            value={row.place}
            options={(['header', 'footer'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(place) => onChange({ ...row, place })}
          />
        </Field>
      )}
      <MoveButtons moves={moves} direction="column" name={name} />
      <Flex gap="3" align="center">
        <QuietIconButton
          label={level}
          disabled={place === 0}
          onClick={() => onChange({ ...row, level: isBelow ? 0 : 1 })}
        >
          {isBelow ? <ChevronLeft size={16} /> : <ChevronRight size={16} />}
        </QuietIconButton>
        <RemoveButton label={t('remove', { name })} onRemove={onRemove} />
      </Flex>
    </div>
  );
}

interface TargetProps extends Pick<Props, 'row' | 'target' | 'onChange'> {
  onPick(found: { href: string }): void;
  error: string | undefined;
}

function TargetField({ row, target, error, onChange, onPick }: TargetProps) {
  if (row.kind === 'link')
    return (
      <div className="menu-row-link">
        <LinkInput
          label={t('link')}
          error={error}
          value={row.target}
          onChange={(target) => onChange({ ...row, target })}
          onPick={onPick}
          withoutFiles
        />
      </div>
    );
  return (
    <div className="menu-row-name">
      <Text as="p" size="2" weight="medium">
        {target ? target.label[interfaceLanguage()] : target === null ? row.target : '…'}
      </Text>
      {target === null && <Badge color="red">{t('gone')}</Badge>}
      {target && !target.isPublic && <Badge color="amber">{t('notPublic')}</Badge>}
    </div>
  );
}
