import { listFields as filesFields } from '#renderer/only-us/ui/files/file.ts';
import { idField, type ListState } from '#renderer/only-us/ui/list/list-address.ts';

/** What the address of the File Manager says: which files it lists, and the one that is open. */
export const listFields = { ...filesFields, file: idField };

/** The state of the File Manager. */
export type ManagerState = ListState<typeof listFields>;
