import type { ReactNode } from 'react';
import { registerBlock } from '#lib/block-values.ts';
import type { Fields } from '#lib/fields.ts';
import { blockSchemaOf, registerBlockRule } from '#lib/placed-blocks.ts';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import type { BlockFormProps } from '#renderer/only-us/ui/working-copy/block-form.ts';

type BlockForm = (props: BlockFormProps) => ReactNode;

// The browser’s part of the modules’ blocks (server/content/blocks.ts), found by location.
const fields = import.meta.glob<Fields>('/modules/*/blocks/*/fields.ts', { eager: true, import: 'fields' });
const forms = import.meta.glob<{ default: BlockForm }>('/modules/*/blocks/*/Form.tsx');

function byKind<Part, Made>(parts: Record<string, Part>, make: (part: Part) => Made): [string, Made][] {
  return Object.entries(parts).map(([path, part]) => {
    const [, , module, , name] = path.split('/');
    return [`${module}.${name}`, make(part)];
  });
}

for (const [kind, part] of byKind(fields, (part) => part)) {
  registerBlock(kind, part);
  registerBlockRule(kind, blockSchemaOf(part));
}

const BlockInputs = later(() => import('#renderer/only-us/ui/entry/BlockInputs.tsx'), 'BlockInputs');

export const formsByKind = new Map<string, BlockForm>([
  ...byKind(
    fields,
    (part): BlockForm =>
      (props) => <BlockInputs {...props} fields={part} />,
  ),
  ...byKind(forms, (load): BlockForm => later(load, 'default')),
]);
