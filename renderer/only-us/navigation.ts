/** The Navigation API as far as it is used: not in every browser. https://developer.mozilla.org/docs/Web/API/Navigation */
interface Navigation extends EventTarget {
  currentEntry: NavigationHistoryEntry | null;
  entries(): NavigationHistoryEntry[];
}

/** https://developer.mozilla.org/docs/Web/API/NavigateEvent */
export interface NavigateEvent extends Event {
  navigationType: NavigationType;
  destination: { url: string; sameDocument: boolean };
  downloadRequest: string | null;
  formData: FormData | null;
}

export function navigation(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation;
}
