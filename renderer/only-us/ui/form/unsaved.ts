import { useEffect } from 'react';

// The forms with unsaved changes, and what each asks. Its words come with a form: the shell, which asks here too, would
// load the whole of ICU for them.
const open = new Map<symbol, string>();

/** Is there a form with changes that are not saved? */
export function hasUnsaved(): boolean {
  return open.size > 0;
}

/** Asks, when a form has changes that are not saved, whether they may be left. True when nothing stands in the way. */
export function mayLeave(): boolean {
  const [question] = open.values();
  return question === undefined || window.confirm(question);
}

/** Counts a form as unsaved while `unsaved` is true; `question` is asked before it is left. */
export function useUnsaved(unsaved: boolean, question: string): void {
  useEffect(() => {
    if (!unsaved) return;
    const form = Symbol('form');
    if (open.size === 0) startAsking();
    open.set(form, question);
    return () => {
      open.delete(form);
      if (open.size === 0) stopAsking();
    };
  }, [unsaved, question]);
}

function startAsking() {
  window.addEventListener('beforeunload', askOnUnload);
  document.addEventListener('click', askOnLink, true);
  history()?.addEventListener('navigate', askOnStepBack);
}

function stopAsking() {
  window.removeEventListener('beforeunload', askOnUnload);
  document.removeEventListener('click', askOnLink, true);
  history()?.removeEventListener('navigate', askOnStepBack);
}

// The browser asks in its own words.
function askOnUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

// Before the router hears of it: it changes the screen without loading a page.
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
  // Another site is loaded anew, and then the browser asks.
  return newTab || samePage || link.target === '_blank' || link.origin !== window.location.origin;
}

interface Step extends Event {
  navigationType: string;
}

// Where the browser has no such event, the copy of the form that is kept in the browser is offered afterwards.
// https://developer.mozilla.org/docs/Web/API/Navigation/navigate_event
function askOnStepBack(event: Event) {
  if ((event as Step).navigationType !== 'traverse' || !event.cancelable) return;
  if (!mayLeave()) event.preventDefault();
}

function history() {
  return (window as { navigation?: EventTarget }).navigation;
}
