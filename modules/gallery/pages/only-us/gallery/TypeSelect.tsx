import { Select } from '@radix-ui/themes';
import type { GalleryType } from './picture.ts';

interface Props {
  types: GalleryType[];
  value: number;
  onChange(id: number): void;
  id?: string;
}

/** A choice among the gallery's types. */
export function TypeSelect({ types, value, onChange, ...described }: Props) {
  return (
    <Select.Root value={String(value)} onValueChange={(id) => onChange(Number(id))}>
      <Select.Trigger {...described} />
      <Select.Content>
        {types.map(({ id, name }) => (
          <Select.Item key={id} value={String(id)}>
            {name}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  );
}
