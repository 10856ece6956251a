import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** A search term without results. */
  word: string;
}

/** Starts the line of a word in the synonyms. Rendered below their input, which must exist to get the focus. */
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
