import type { ComponentType } from 'react';
import type { FileStore } from '../files/store.ts';
import type { ModuleContext } from './context.ts';

/** The context of a section of the home page: the uploads, too. */
export interface HomeContext extends ModuleContext {
  files: Pick<FileStore, 'pngOf'>;
}

/** A section of the home page. `load` reads the data of `Section`; null, when there is none, omits the section. */
export interface HomeSection<Data = unknown> {
  /** Lower comes first. */
  order: number;
  /**
   * It can be the hero, with the page's h1. If no such section has data, the page opens with the site's own text.
   */
  isHero?: boolean;
  load(context: HomeContext): Data | null | Promise<Data | null>;
  Section: ComponentType<{ data: Data }>;
}

/** Ties a section's data to its component; the list of sections drops the type. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return section as HomeSection<unknown> & HomeSection<Data> as HomeSection;
}
