import { useEffect } from 'react';

interface Leaving {
  /** Asked before another screen comes; null for changes that are safe then. */
  question: string | null;
  asksOnUnload: boolean;
}

// The forms with unsaved changes. The text of the question comes with a form: the shell, which asks here too, would load the
// whole of ICU for it.
const open = new Map<symbol, Leaving>();

export function hasUnsaved(): boolean {
  return open.size > 0;
}

/** Asks whether to leave when a form has unsaved changes. True when it is fine to leave. */
export function mayLeave(): boolean {
  const question = [...open.values()].find((form) => form.question !== null)?.question;
  return !question || window.confirm(question);
}

/** Marks a form as unsaved while `unsaved` is true. By default, closing the tab asks like leaving the screen. */
export function useUnsaved(
  unsaved: boolean,
  question: string | null,
  asksOnUnload = question !== null,
): void {
  useEffect(() => {
    if (!unsaved) return;
    const form = Symbol('form');
    if (open.size === 0) startAsking();
    open.set(form, { question, asksOnUnload });
    return () => {
      open.delete(form);
      if (open.size === 0) asking.abort();
    };
  }, [unsaved, question, asksOnUnload]);
}

let asking = new AbortController();

function startAsking() {
  asking = new AbortController();
  const { signal } = asking;
  window.addEventListener('beforeunload', askOnUnload, { signal });
  document.addEventListener('click', askOnLink, { signal, capture: true });
  window.navigation?.addEventListener('navigate', askOnStepBack, { signal });
}

function askOnUnload(event: BeforeUnloadEvent) {
  if ([...open.values()].some(({ asksOnUnload }) => asksOnUnload)) event.preventDefault();
}

// Before the router, which changes the screen without loading a page.
function askOnLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || opensElsewhere(link, event)) return;
  if (mayLeave()) return;
  event.preventDefault();
  event.stopPropagation();
}

function opensElsewhere(link: HTMLAnchorElement, event: MouseEvent) {
  const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  const samePage = link.getAttribute('href')?.startsWith('#');
  // For another site the browser asks in its own words, on unload.
  return newTab || samePage || link.target === '_blank' || link.origin !== window.location.origin;
}

// Browsers without this event lose nothing either: the draft is offered on return.
function askOnStepBack(event: NavigateEvent) {
  if (event.navigationType !== 'traverse' || !event.cancelable) return;
  if (!mayLeave()) event.preventDefault();
}
