import type { ReactNode } from 'react';
import type { MenuItem } from '#renderer/only-us/ui/base/OpenedMenu.tsx';

/** The actions of a module in the menu of the second language. They may show a dialog; null closes it. */
export type LanguageActions = (show: (dialog: ReactNode) => void) => MenuItem[];

export const moduleActions = Object.values(
  import.meta.glob<LanguageActions>('/modules/*/cards/language.tsx', { eager: true, import: 'default' }),
);
