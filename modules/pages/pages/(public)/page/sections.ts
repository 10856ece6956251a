import type { ComponentType } from 'react';
import { modules } from '#modules/index.ts';
import type { BlockProps } from '#server/content/blocks.ts';
import type { SiteModule } from '#server/module/site-module.ts';

type Section = ComponentType<BlockProps<object, unknown>>;

/** What shows the blocks of each kind. Imported here, so that their style sheets come with the page. */
export const sections = new Map<string, Section>(
  (modules as readonly SiteModule[]).flatMap(({ name, blocks = [] }) =>
    blocks.map((block) => [`${name}.${block.name}`, block.Section] as const),
  ),
);
