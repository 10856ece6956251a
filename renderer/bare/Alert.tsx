import type { ReactNode } from 'react';

/** What went wrong, or with `isGood` what went well; nothing without words. */
export function Alert({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={isGood ? 'bare-done' : 'bare-alert'} role={isGood ? 'status' : 'alert'}>
      {children}
    </p>
  );
}
