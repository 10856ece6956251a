import { Text } from '@radix-ui/themes';
import { useEffect } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';

// The column that names an entry.
const named = ['title', 'name'];

/** The name of the entry in the form, here and in the browser's tab, where it stays in sight when the title has scrolled away. */
export function FormName<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const [title, name] = useWatch({ control: form.control, name: named as Path<Values>[] });
  const shown = String(title ?? name ?? '').trim();
  const { site } = usePageContext();
  useEffect(() => {
    if (!shown) return;
    // In front of it is how many entries nobody has looked at yet.
    const [unread = ''] = /^\(\d+\) /.exec(document.title) ?? [];
    document.title = `${unread}${shown} · ${site.name}`;
  }, [shown, site.name]);
  if (!shown) return null;
  return (
    <Text weight="bold" truncate className="form-name" title={shown}>
      {shown}
    </Text>
  );
}
