import type { ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import type { BlockInput } from '#lib/block-inputs.ts';
import { pageWith } from '#modules/pages/page-type.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { later } from '#renderer/only-us/ui/later.tsx';

type BlockForm = (props: BlockFormProps) => ReactNode;

interface BlockFields {
  fields: $ZodType;
  /** Left out where the block has a form of its own. */
  inputs?: BlockInput[];
}

// What browsers need of the blocks that the modules offer (server/content/blocks.ts), by the place of the files.
const fields = import.meta.glob<BlockFields>('/modules/*/blocks/*/fields.ts', { eager: true });
const forms = import.meta.glob<BlockForm>('/modules/*/blocks/*/Form.tsx', {
  import: 'default',
});

function byKind<Part, Made>(parts: Record<string, Part>, make: (part: Part) => Made): [string, Made][] {
  return Object.entries(parts).map(([path, part]) => {
    const [, , module, , name] = path.split('/');
    return [`${module}.${name}`, make(part)];
  });
}

const fieldsByKind = new Map(byKind(fields, (part) => part.fields));

/** Pages, with the fields of their blocks. */
export const pageContent = pageWith((kind) => fieldsByKind.get(kind));

const BlockInputs = later(() => import('#renderer/only-us/ui/blocks/BlockInputs.tsx'));

/** The forms of the blocks, each loaded when it is first opened. */
export const formsByKind = new Map<string, BlockForm>([
  ...byKind(
    fields,
    ({ inputs = [] }): BlockForm =>
      (props) => <BlockInputs {...props} inputs={inputs} />,
  ),
  ...byKind(forms, (load): BlockForm => later(async () => ({ default: await load() }))),
]);
