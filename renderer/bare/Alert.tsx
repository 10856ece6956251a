import type { ReactNode } from 'react';

/** An error message, or with `isGood` a success message; nothing without words. */
export function Alert({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={isGood ? 'bare-done' : 'bare-alert'} role={isGood ? 'status' : 'alert'}>
      {children}
    </p>
  );
}
