export interface Asked {
  kind: 'picture' | 'gallery' | 'file' | 'video' | 'button' | 'link' | 'poster' | 'details';
  /** The position of the part that is being changed. A new one is inserted at the caret. */
  pos?: number;
}

export type Ask = (asked: Asked) => void;
