import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';

// renderer/page-context.ts: the language that the notice is written in.
export default function language({ rewrite }: PageContextServer): Language {
  return rewrite?.notice?.language ?? 'en';
}
