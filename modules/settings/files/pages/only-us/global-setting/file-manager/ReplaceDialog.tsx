import { AlertDialog, Button, Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import { useState } from 'react';
import { hasFocalPoint } from '#lib/focal-point.ts';
import { t } from '#modules/settings/files/texts.ts';
import type { Outputs } from '#renderer/only-us/api.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { useRestoreFocus } from '#renderer/only-us/ui/use-restore-focus.ts';

/** A file with the places where it is used. */
export type DescribedFile = Outputs['file']['get'];

interface Props {
  file: Pick<DescribedFile, 'name' | 'uses' | 'picture'>;
  chosen: File;
  /** `alt`: the new alternative text, unless the old one stays. */
  onReplace(alt?: string): void;
  onClose(): void;
}

/** Asks before a picture is replaced, and whether to keep its alternative text. */
export function ReplaceDialog({ file: { name, uses, picture }, chosen, onReplace, onClose }: Props) {
  const restoreFocus = useRestoreFocus();
  const described = picture.alt !== '';
  const [keeps, keep] = useState(described);
  const [alt, setAlt] = useState('');
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Content maxWidth="520px" onCloseAutoFocus={restoreFocus}>
        <AlertDialog.Title>{t('replaceTitle', { name, chosen: chosen.name })}</AlertDialog.Title>
        <AlertDialog.Description>
          {t('replaceText', { uses: uses.length })} {hasFocalPoint(picture) && t('focusReset')}
        </AlertDialog.Description>
        <Flex direction="column" gap="3" mt="4">
          {described && <AltQuestion alt={picture.alt} keeps={keeps} onKeep={keep} />}
          {!keeps && (
            <Field label={t(described ? 'newAlt' : 'alt')} hint={t('altHint')}>
              <TextArea
                rows={2}
                maxLength={300}
                value={alt}
                onChange={(event) => setAlt(event.target.value)}
              />
            </Field>
          )}
        </Flex>
        <Flex gap="3" mt="5" justify="end">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              {t('cancel')}
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" onClick={() => onReplace(keeps ? undefined : alt)}>
            {t('replace')}
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

function AltQuestion({ alt, keeps, onKeep }: { alt: string; keeps: boolean; onKeep(keeps: boolean): void }) {
  return (
    <Flex direction="column" gap="2">
      <Text as="p" size="2" weight="medium" id="alt-question">
        {t('altQuestion')}
      </Text>
      <RadioGroup.Root
        aria-labelledby="alt-question"
        value={keeps ? 'keep' : 'change'}
        onValueChange={(value) => onKeep(value === 'keep')}
      >
        <RadioGroup.Item value="keep">{t('keepAlt', { alt })}</RadioGroup.Item>
        <RadioGroup.Item value="change">{t('changeAlt')}</RadioGroup.Item>
      </RadioGroup.Root>
    </Flex>
  );
}
