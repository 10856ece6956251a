import type { PageContextServer } from 'vike/types';

// https://vike.dev/data
export function data({ answerNotFound }: PageContextServer): void {
  answerNotFound();
}
