import './form.css';
import { Button, Callout, Flex } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Clash } from './merge-edits.ts';
import { t } from './texts.ts';
import type { Edit } from './use-edit.ts';

/** After somebody else has saved: both values of every field that differs, to choose from. */
export function Conflict<Values extends FieldValues>({ edit }: { edit: Edit<Values> }) {
  const { merged, version, options } = edit;
  const nameOf = (field: string) => options.names[field] ?? field;
  const note = useRef<HTMLDivElement>(null);
  // It stands above the form, which may be longer than the screen.
  useEffect(() => {
    if (merged) note.current?.scrollIntoView({ block: 'nearest' });
  }, [merged]);
  if (!merged) return null;
  return (
    <Callout.Root ref={note} className="conflict" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>{t('conflictTitle')}.</strong> {t(merged.clashes.length ? 'conflictText' : 'conflictNone')}{' '}
        {merged.taken.length > 0 && t('taken', { fields: merged.taken.map(nameOf).join(', ') })}
      </Callout.Text>
      {/* Another save by somebody else asks everything anew. */}
      <Clashes key={version} edit={edit} clashes={merged.clashes} />
    </Callout.Root>
  );
}

function Clashes<Values extends FieldValues>({ edit, clashes }: { edit: Edit<Values>; clashes: Clash[] }) {
  const [open, setOpen] = useState(clashes);
  if (open.length === 0) return null;
  const settle = ({ field }: Clash) => setOpen(open.filter((each) => each.field !== field));
  return (
    <ul className="clashes">
      {open.map((clash) => (
        <ClashRow key={clash.field} edit={edit} clash={clash} onSettled={() => settle(clash)} />
      ))}
    </ul>
  );
}

interface RowProps<Values extends FieldValues> {
  edit: Edit<Values>;
  clash: Clash;
  onSettled(): void;
}

function ClashRow<Values extends FieldValues>({ edit, clash, onSettled }: RowProps<Values>) {
  const { form, options } = edit;
  const path = clash.field as Path<Values>;
  const field = options.names[clash.field] ?? clash.field;
  const tell = (value: unknown) => options.tell?.[clash.field]?.(value as never) ?? told(value);
  const takeTheirs = () => {
    form.setValue(path, clash.theirs as never, { shouldDirty: true });
    onSettled();
  };
  return (
    <li>
      <strong>{field}</strong>
      <dl>
        <dt>{t('theirs')}</dt>
        <dd>{tell(clash.theirs)}</dd>
        <dt>{t('mine')}</dt>
        <dd>{tell(clash.mine)}</dd>
      </dl>
      <Flex gap="3" wrap="wrap">
        <Button
          type="button"
          size="1"
          variant="surface"
          aria-label={t('takeTheirsOf', { field })}
          onClick={takeTheirs}
        >
          {t('takeTheirs')}
        </Button>
        <Button
          type="button"
          size="1"
          variant="surface"
          aria-label={t('keepMineOf', { field })}
          onClick={onSettled}
        >
          {t('keepMine')}
        </Button>
      </Flex>
    </li>
  );
}

function told(value: unknown) {
  if (value === '' || value === null || value === undefined) return t('empty');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : t('changed');
}
