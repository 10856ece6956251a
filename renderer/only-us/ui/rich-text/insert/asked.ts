import type { Node } from '@tiptap/pm/model';

export interface Asked {
  kind: 'picture' | 'gallery' | 'file' | 'video' | 'button' | 'link' | 'poster' | 'details';
  /** The position of the part that is being changed. A new one is inserted at the caret. */
  pos?: number;
}

export type Ask = (asked: Asked) => void;

/** Of a dialog that makes a part of a text, or changes the `present` one. */
export interface PartDialogProps {
  present: Node | null;
  onSave(attrs: object): void;
  onClose(): void;
}
