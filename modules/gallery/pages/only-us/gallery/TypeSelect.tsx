import { SelectField } from '#renderer/only-us/ui/SelectField.tsx';
import type { GalleryType } from './picture.ts';

interface Props {
  types: GalleryType[];
  value: number;
  onChange(id: number): void;
  id?: string;
}

export function TypeSelect({ types, value, onChange, ...described }: Props) {
  return (
    <SelectField
      {...described}
      value={String(value)}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
