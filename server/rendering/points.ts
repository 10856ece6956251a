import type { ComponentType, ReactNode } from 'react';
import type { Changing } from '../content/once-per-change.ts';
import type { FileStore } from '../files/store.ts';
import type { Sources } from '../http/security-headers.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** Lines above every public page, such as about a holiday. */
export const notices = point<(context: ModuleContext) => { text: string; link: string }[]>('notices');

/**
 * Where visitors ask for a quote from the page at `path`; null while they can't. The address may be given `size`, `quantity`, `city`
 * and `kind=sample`, too.
 */
export const quoteLinks = point<(context: Changing, path: string) => string | null>('quote links');

/** The median time until an answer, in minutes of opening hours; null while it is unknown, or longer than promised. */
export const usualAnswers = point<(context: Changing) => number | null>('usual answers');

/**
 * A section of the page at `path`, such as a product's, from a module that the page doesn't know; null for none. Called for each
 * rendered page, so it reads once per change (`oncePerChange`).
 */
export const besidePage = point<(context: Changing, path: string) => ReactNode>('beside a page');

/** The cities that what is offered at `path` reaches, for search engines. */
export const servedCities = point<(context: Changing, path: string) => string[]>('served cities');

/** What a module adds to the head, the beginning and the footer of a page, and whom that contacts. */
export interface PageExtras {
  head?: ReactNode;
  body?: ReactNode;
  footer?: ReactNode;
  sources?: Sources[];
}

/** For each page at `path` that visitors read, so it reads once per change (`oncePerChange`). */
export const pageExtras = point<(context: Changing, path: string) => PageExtras>('page extras');

export interface HomeContext extends ModuleContext {
  files: Pick<FileStore, 'pngOf'>;
}

/** A section of the home page. `load` reads the data of `Section`; null or an empty list omits the section. */
export interface HomeSection<Data = unknown> {
  /** Lower comes first. */
  order: number;
  /** Whether it can be the hero, with the page's h1. Without one, the page opens with the site's own text. */
  isHero?: boolean;
  /** Its sentence in the description of the home page; `data` is never empty. */
  summary?(data: Data): string | null;
  load(context: HomeContext): Data | null | Promise<Data | null>;
  Section: ComponentType<{ data: Data }>;
}

/** Ties a section's data to its component; the list of sections drops the type. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return section as HomeSection<unknown> & HomeSection<Data> as HomeSection;
}

export const homeSections = point<HomeSection>('home sections');
