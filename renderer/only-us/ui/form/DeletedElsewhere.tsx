import { Button, Callout, Flex } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { t } from './texts.ts';

interface Props {
  /** Names what is made, such as 'Save as a new post'; without it, nothing can be made here. */
  newLabel?: string;
  onSaveAsNew(): void;
}

/** The record was deleted during editing: what was typed can be saved as a new one. */
export function DeletedElsewhere({ newLabel, onSaveAsNew }: Props) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Callout.Root ref={note} className="form-note" color="amber" highContrast role="alert">
      <Callout.Text>
        <strong>{t('deletedTitle')}</strong> {t(newLabel ? 'deletedText' : 'deletedCopy')}
      </Callout.Text>
      {newLabel && (
        <Flex>
          <Button type="button" onClick={onSaveAsNew}>
            {newLabel}
          </Button>
        </Flex>
      )}
    </Callout.Root>
  );
}
