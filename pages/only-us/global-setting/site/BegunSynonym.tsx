import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** What visitors looked for in vain. */
  word: string;
}

/** Begins the line of a word in the words for the search. It is below their input, which must be there to get the focus. */
export function BegunSynonym<Values extends FieldValues>({ form, word }: Props<Values>) {
  const { getValues, setValue, setFocus } = form;
  useEffect(() => {
    const name = 'searchWords' as Path<Values>;
    const lines = String(getValues(name)).split('\n').filter(Boolean);
    if (lines.some((line) => line.startsWith(`${word} =`))) return;
    const begun = [...lines, `${word} = `].join('\n') as PathValue<Values, Path<Values>>;
    setValue(name, begun, { shouldDirty: true });
    setFocus(name);
  }, [word, getValues, setValue, setFocus]);
  return null;
}
