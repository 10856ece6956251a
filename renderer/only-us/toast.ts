import show from 'react-hot-toast/headless';

export type Severity = 'error' | 'success' | 'info';

const ways = { error: show.error, success: show.success, info: show };

/** Tells the person what happened, for 6 seconds, bottom right (spec §9): `toast('Success', 'success')`. */
export function toast(message: string, severity: Severity = 'error'): void {
  // The id makes a repeated message the same toast, with its timer restarted.
  ways[severity](message, { id: `${severity}: ${message}`, duration: 6000 });
}
