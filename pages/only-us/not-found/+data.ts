import type { PageContextServer } from 'vike/types';

export function data({ answerNotFound }: PageContextServer): void {
  answerNotFound();
}
