import './labels.css';
import { Badge, Flex, TextField } from '@radix-ui/themes';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { api } from '../../../api.ts';
import { type Described, Field } from '../../base/Field.tsx';
import { addLabels } from './label-list.ts';
import { t } from './texts.ts';
import type { FileDetails } from './use-file-form.ts';

interface Props extends Described {
  value: string[];
  onChange(labels: string[]): void;
  placeholder?: string;
}

/** Labels as chips, and a field that takes another at Enter or a comma. It suggests those that other files have. */
export function LabelsInput({ value, onChange, placeholder = t('addLabel'), ...described }: Props) {
  const [typed, type] = useState('');
  const list = useId();
  const { data: known = [] } = api.file.getLabels.useQuery();
  const take = (text: string) => {
    onChange(addLabels(value, text));
    type('');
  };
  const remove = (label: string) => onChange(value.filter((each) => each !== label));
  const onKeyDown = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.key === 'Enter') {
      // One too many must not save.
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && !typed && last) remove(last);
  };
  return (
    <>
      {value.length > 0 && (
        <Flex asChild wrap="wrap" gap="1">
          <ul className="label-chips">
            {value.map((label) => (
              <li key={label}>
                <Badge size="2" color="gray">
                  {label}
                  <button
                    type="button"
                    aria-label={t('removeLabel', { label })}
                    onClick={() => remove(label)}
                  >
                    <X size={14} aria-hidden />
                  </button>
                </Badge>
              </li>
            ))}
          </ul>
        </Flex>
      )}
      <TextField.Root
        {...described}
        className="label-input"
        autoComplete="off"
        list={list}
        maxLength={40}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => (target.value.includes(',') ? take(target.value) : type(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => typed.trim() && take(typed)}
      />
      <datalist id={list}>
        {known.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}

export function LabelsField({ form }: { form: UseFormReturn<FileDetails> }) {
  const { field } = useController({ control: form.control, name: 'labels' });
  return (
    <Field label={t('labels')} error={form.formState.errors.labels?.message}>
      <LabelsInput value={field.value} onChange={field.onChange} />
    </Field>
  );
}
