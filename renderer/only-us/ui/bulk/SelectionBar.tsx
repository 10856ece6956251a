import { Button, Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { QuietButton } from '../base/QuietButton.tsx';
import { useHeightOf } from '../base/use-height-of.ts';
import { t } from './texts.ts';
import type { Failures, Progress } from './use-bulk-change.ts';
import { maxRows } from './use-edits.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  progress: Progress | null;
  failures: Failures;
  children: ReactNode;
}

/** The number of selected entries and their actions, or the progress of one. */
export function SelectionBar({ selection, progress, failures, children }: Props) {
  const bar = useHeightOf('--bottom-bar');
  return (
    <Flex asChild wrap="wrap" align="center" gap="3" mt="4" px="4" py="3">
      <section ref={bar} className="floating selection-bar" aria-label={t('actions')}>
        {progress ? <Running {...progress} /> : <Selected selection={selection}>{children}</Selected>}
        {!progress && failures.length > 0 && <NotChanged failures={failures} />}
      </section>
    </Flex>
  );
}

function Selected({ selection, children }: Pick<Props, 'selection' | 'children'>) {
  const { ids, total, selectAll, clear } = selection;
  const [finding, setFinding] = useState(false);
  const selectEvery = async () => {
    setFinding(true);
    await selectAll().finally(() => setFinding(false));
  };
  return (
    <>
      <Text size="2" weight="medium" role="status">
        {t('selected', { count: ids.length })}
      </Text>
      {ids.length < total && (
        <Button variant="ghost" loading={finding} onClick={() => void selectEvery()}>
          {t('selectAllOf', { count: total })}
        </Button>
      )}
      <Button variant="ghost" color="gray" onClick={clear}>
        {t('clear')}
      </Button>
      <Flex gap="2" ml="auto" wrap="wrap">
        {children}
      </Flex>
    </>
  );
}

function Running({ done, total }: Progress) {
  return (
    <>
      <Text size="2" weight="medium" role="status">
        {t('running', { done, total })}
      </Text>
      <progress className="selection-progress" value={done} max={total} aria-label={t('progress')} />
    </>
  );
}

// The toast goes, and names only the first few.
function NotChanged({ failures }: { failures: Failures }) {
  return (
    <details className="selection-failures">
      <summary>{t('failedShow', { count: failures.length })}</summary>
      <ul>
        {failures.map(({ id, name, message }) => (
          <li key={id}>{t('failedOne', { name, why: message })}</li>
        ))}
      </ul>
    </details>
  );
}

export function EditButton({ ids, onEdit }: { ids: number[]; onEdit(ids: number[]): void }) {
  const isTooMany = ids.length > maxRows;
  return (
    <QuietButton
      aria-haspopup="dialog"
      disabled={isTooMany}
      title={isTooMany ? t('tooManyToEdit', { most: maxRows }) : undefined}
      onClick={() => onEdit(ids)}
    >
      {t('edit', { count: ids.length })}
    </QuietButton>
  );
}
