import { Button, Flex, Grid, Text } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { FieldConflict } from '../base/conflict-places.tsx';
import { FieldDifference } from '../history/FieldDifference.tsx';
import { useTheirName } from '../presence/use-presence.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { t } from '../working-copy/texts.ts';

interface Props {
  /** Of the sentence that says what it is about. */
  id: string;
  recordForm: RecordForm;
  conflict: FieldConflict;
  onChoose?: (() => void) | undefined;
}

/** Both versions of what two people changed, beside each other, and the buttons that choose. */
export function ConflictCard({ id, recordForm, conflict, onChoose }: Props) {
  const { edited, entry, form, content, format, labels } = recordForm;
  const { field, base, block, listed } = conflict;
  const name = useTheirName(entry);
  const kind: string | undefined = content?.fields[field]?.kind;
  const fileFields = kind === 'picture' || kind === 'pictures' ? [field] : [];
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => showToWriter(words.current?.parentElement), []);
  const label = labels[field] ?? field;
  const side = (which: 'theirs' | 'mine') => (
    <Flex direction="column" gap="1" role="region" aria-label={t('sideOf', { side: t(which), field: label })}>
      <Text as="div" size="2" weight="bold">
        {t(which)}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div className="conflict-difference" tabIndex={0}>
        <FieldDifference
          {...{ field, format: format?.[field], before: base, after: conflict[which] }}
          known={{ pictures: {}, fileFields }}
        />
      </div>
    </Flex>
  );
  const sideButton = (which: 'theirs' | 'mine' | 'both') => (
    <Button
      type="button"
      size="1"
      variant="surface"
      onClick={() => {
        onChoose?.();
        edited.choose(conflict, which);
        if (!onChoose) form.setFocus(field);
      }}
    >
      {t(which)}
    </Button>
  );
  const what = block ? t('aParagraph') : listed ? t('aBlock') : `“${label}”`;
  return (
    <>
      <p id={id} ref={words}>
        <strong>{name ? t('bothChanged', { name, what }) : t('bothChangedThis', { what })}</strong>{' '}
        {t(edited.keepsCopy ? 'untilChosen' : 'chooseThenSave')}
      </p>
      <Grid columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap="4">
        {side('theirs')}
        {side('mine')}
      </Grid>
      <Flex gap="2" wrap="wrap">
        {sideButton('theirs')}
        {sideButton('mine')}
        {conflict.both !== undefined && sideButton('both')}
      </Flex>
    </>
  );
}

/** Scrolls as far as the card needs, for somebody who is writing where it appears. */
function showToWriter(card: HTMLElement | null | undefined) {
  const place = card?.closest('.ProseMirror-widget')?.previousElementSibling ?? card?.parentElement;
  const caret = document.getSelection()?.anchorNode ?? null;
  if (place?.contains(caret) || place?.contains(document.activeElement))
    card?.scrollIntoView({ block: 'nearest' });
}
