import { Badge, Flex, IconButton, Text, TextField } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { MoveButtons, RemoveButton } from '#renderer/only-us/ui/MoveButtons.tsx';
import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';
import { isWrongLink, nameOf, type Row } from './rows.ts';
import { t } from './texts.ts';

const places = ['header', 'footer'] as const;

interface Props {
  row: Row;
  moves: Moves;
  isFirst: boolean;
  onChange(row: Row): void;
  onRemove(): void;
}

/** An entry: its target, its own labels, its place and its level. */
export function MenuRow({ row, moves, isFirst, onChange, onRemove }: Props) {
  const name = nameOf(row);
  const isBelow = row.level === 1;
  const level = t(isBelow ? 'outdent' : 'indent', { name });
  return (
    <div className="panel menu-row" data-level={row.level}>
      <Target row={row} onChange={onChange} />
      {(['id', 'en'] as const).map((language) => (
        <Field key={language} label={t(language === 'id' ? 'labelId' : 'labelEn')}>
          <TextField.Root
            value={row.label[language]}
            placeholder={row.kind === 'link' ? '' : row.found?.label[language]}
            maxLength={40}
            onChange={({ target }) => onChange({ ...row, label: { ...row.label, [language]: target.value } })}
          />
        </Field>
      ))}
      {isBelow ? (
        <span />
      ) : (
        <Field label={t('place')}>
          <SelectField
            value={row.place}
            options={places.map((place) => ({ value: place, label: t(place) }))}
            onChange={(place) => onChange({ ...row, place })}
          />
        </Field>
      )}
      <MoveButtons moves={moves} direction="column" name={name} />
      <Flex gap="3" align="center">
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={level}
          title={level}
          disabled={isFirst}
          onClick={() => onChange({ ...row, level: isBelow ? 0 : 1 })}
        >
          {isBelow ? <ChevronLeft size={16} /> : <ChevronRight size={16} />}
        </IconButton>
        <RemoveButton label={t('remove', { name })} onRemove={onRemove} />
      </Flex>
    </div>
  );
}

function Target({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  if (row.kind === 'link') {
    const error = row.target && isWrongLink(row) ? t('linkHint') : undefined;
    return (
      <Field label={t('link')} error={error}>
        <TextField.Root
          value={row.target}
          placeholder="https://"
          maxLength={500}
          onChange={({ target }) => onChange({ ...row, target: target.value })}
        />
      </Field>
    );
  }
  return (
    <div className="menu-row-name">
      <Text as="p" size="2" weight="medium">
        {row.found?.label.en ?? row.target}
      </Text>
      {!row.found && <Badge color="red">{t('gone')}</Badge>}
      {row.found && !row.found.isPublic && <Badge color="amber">{t('notPublic')}</Badge>}
    </div>
  );
}
