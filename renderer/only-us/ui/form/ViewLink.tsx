import { Button } from '@radix-ui/themes';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../entry/entry-api.ts';
import { t } from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

interface Props<Values extends FieldValues> {
  recordForm: RecordForm<Values>;
  entry: { type: ContentType; id: number };
  /** Its page on the site, and what the link there says. */
  page: { path: string; label: string };
}

/** Opens the page of an entry: as visitors see it, or as they will see it once the changes are published. */
export function ViewLink<Values extends FieldValues>({ recordForm, entry, page }: Props<Values>) {
  const { copy } = recordForm;
  const hasChanges = copy !== undefined && copy.changes > 0;
  const path = hasChanges ? `/share/${entry.type}/${entry.id}` : page.path;
  return (
    <Button variant="soft" color="gray" asChild>
      {/* What was typed just now is sent before the page is asked for. */}
      <a href={path} target="_blank" rel="noreferrer" onClick={() => void (hasChanges && copy.flushNow())}>
        {hasChanges ? t('previewChanges') : page.label}
      </a>
    </Button>
  );
}
