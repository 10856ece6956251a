import type { ReactNode } from 'react';
import type { $ZodType } from 'zod/v4/core';
import { pageWith } from '#modules/pages/page-type.ts';
import type { BlockFormProps } from '#renderer/only-us/ui/blocks/block-form.ts';
import { later } from '#renderer/only-us/ui/later.tsx';

type BlockForm = (props: BlockFormProps) => ReactNode;

// What browsers need of the blocks that the modules offer (server/content/blocks.ts), by the place of the files.
const fields = import.meta.glob<$ZodType>('/modules/*/blocks/*/fields.ts', { eager: true, import: 'fields' });
const forms = import.meta.glob<BlockForm>('/modules/*/blocks/*/Form.tsx', {
  import: 'default',
});

function byKind<Part, Made>(parts: Record<string, Part>, make: (part: Part) => Made): Map<string, Made> {
  return new Map(
    Object.entries(parts).map(([path, part]) => {
      const [, , module, , name] = path.split('/');
      return [`${module}.${name}`, make(part)];
    }),
  );
}

const fieldsByKind = byKind(fields, (part) => part);

/** Pages, with the fields of their blocks. */
export const pageContent = pageWith((kind) => fieldsByKind.get(kind));

/** The forms of the blocks, each loaded when it is first opened. */
export const formsByKind: Map<string, BlockForm> = byKind(forms, (load) =>
  later(async () => ({ default: await load() })),
);
