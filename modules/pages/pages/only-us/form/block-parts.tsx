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

function kindOf(path: string) {
  const [, , module, , name] = path.split('/');
  return `${module}.${name}`;
}

const BlockInputs = later(() => import('#renderer/only-us/ui/entry/BlockInputs.tsx'), 'BlockInputs');

export const formsByKind = new Map<string, BlockForm>();

for (const [path, part] of Object.entries(fields)) {
  const kind = kindOf(path);
  registerBlock(kind, part);
  registerBlockRule(kind, blockSchemaOf(part));
  formsByKind.set(kind, (props) => <BlockInputs {...props} fields={part} />);
}
for (const [path, load] of Object.entries(forms)) formsByKind.set(kindOf(path), later(load, 'default'));
