import { IconButton, Text, TextField } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { t } from '#modules/home/offers/texts.ts';
import type { OfferFields } from '#modules/home/offers/type.ts';
import { MoveButtons } from '#renderer/only-us/ui/MoveButtons.tsx';
import type { Moves } from '#renderer/only-us/ui/SortableList.tsx';

interface Props {
  form: UseFormReturn<OfferFields>;
  index: number;
  moves: Moves;
  onRemove(): void;
}

/** One row of the specification: what, and how much of it. */
export function SpecificationRow({ form, index, moves, onRemove }: Props) {
  const row = index + 1;
  const name = t('row', { row });
  return (
    <div className="specification-row">
      <MoveButtons moves={moves} direction="column" name={name} />
      <Cell form={form} index={index} name="label" />
      <Cell form={form} index={index} name="value" />
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={t('removeRow', { row })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}

function Cell({ form, index, name }: Pick<Props, 'form' | 'index'> & { name: 'label' | 'value' }) {
  const id = useId();
  const error = form.formState.errors.specification?.[index]?.[name]?.message;
  return (
    <div>
      <TextField.Root
        autoComplete="off"
        placeholder={t(name)}
        aria-label={t(name === 'label' ? 'labelOfRow' : 'valueOfRow', { row: index + 1 })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        {...form.register(`specification.${index}.${name}`)}
      />
      {error && (
        <Text id={id} size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
