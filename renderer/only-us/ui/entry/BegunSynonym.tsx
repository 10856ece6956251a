import { useEffect } from 'react';
import type { AnyForm } from '../working-copy/record-form.ts';

interface Props {
  form: AnyForm;
  /** A search term without results. */
  word: string;
}

/** Starts the line of a word in the synonyms. Rendered below their input, which must exist to get the focus. */
export function BegunSynonym({ form, word }: Props) {
  const { getValues, setValue, setFocus } = form;
  useEffect(() => {
    const name = 'searchWords';
    const lines = String(getValues(name)).split('\n').filter(Boolean);
    if (lines.some((line) => line.startsWith(`${word} =`))) return;
    setValue(name, [...lines, `${word} = `].join('\n'), { shouldDirty: true });
    setFocus(name);
  }, [word, getValues, setValue, setFocus]);
  return null;
}
