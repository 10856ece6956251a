import { Flex, RadioGroup, Text, TextArea } from '@radix-ui/themes';
import Replace from 'lucide-react/icons/replace';
import { useEffect, useRef, useState } from 'react';
import { hasFocalPoint } from '#lib/focal-point.ts';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast, toastFailure } from '#renderer/only-us/toast.ts';
import { ConfirmDialog } from '#renderer/only-us/ui/base/ConfirmDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { FileButton } from '#renderer/only-us/ui/base/FileButton.tsx';
import type { DescribedFile } from '#renderer/only-us/ui/files/file.ts';
import { accepted } from '#renderer/only-us/ui/files/use-upload.ts';
import { onUploadProgress } from '#renderer/only-us/upload-fetch.ts';

/** Asks first, because the old file is deleted. */
export function ReplaceButton({ file }: { file: DescribedFile }) {
  const [chosen, choose] = useState<File | null>(null);
  const { percent, replace } = useReplace(file);
  return (
    <>
      <FileButton
        label={t('replace')}
        accept={accepted[file.pages ? 'documents' : 'pictures']}
        disabled={percent !== null}
        onFiles={([first]) => first && choose(first)}
      >
        <Replace size={16} aria-hidden /> {label(percent)}
      </FileButton>
      {chosen && (
        <ReplaceDialog
          file={file}
          chosen={chosen}
          onReplace={(alt) => {
            choose(null);
            void replace(chosen, alt);
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

function label(percent: number | null) {
  if (percent === null) return t('replace');
  return percent < 100 ? t('replacing', { percent }) : t('working');
}

/** `percent`: how much of the new file was sent; null while none is. */
function useReplace({ id, version }: DescribedFile) {
  const utils = api.useUtils();
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const replace = async (file: File, alt?: string) => {
    const form = new FormData();
    form.set('file', file);
    form.set('id', String(id));
    form.set('version', String(version));
    if (alt !== undefined) form.set('alt', alt);
    onUploadProgress(form, (share) => setPercent(Math.round(100 * share)));
    abort.current = new AbortController();
    setPercent(0);
    try {
      await utils.client.file.replace.mutate(form, { signal: abort.current.signal });
      toast(t('replaced'), 'success');
    } catch (failure) {
      toastFailure(failure);
    } finally {
      setPercent(null);
      await utils.file.invalidate();
    }
  };
  return { percent, replace };
}

interface DialogProps {
  file: Pick<DescribedFile, 'name' | 'uses' | 'picture'>;
  chosen: File;
  /** `alt`: the new alternative text, unless the old one stays. */
  onReplace(alt?: string): void;
  onClose(): void;
}

function ReplaceDialog({ file: { name, uses, picture }, chosen, onReplace, onClose }: DialogProps) {
  // It may come while the dialog is open, from a save just before.
  const described = picture.alt !== '';
  const [keepsDescription, keep] = useState(true);
  const keeps = described && keepsDescription;
  const [alt, setAlt] = useState('');
  const text = t('replaceText', { uses: uses.length });
  return (
    <ConfirmDialog
      title={t('replaceTitle', { name, chosen: chosen.name })}
      description={hasFocalPoint(picture) ? `${text} ${t('focusReset')}` : text}
      confirmLabel={t('replace')}
      color="orange"
      onConfirm={async () => onReplace(keeps ? undefined : alt)}
      onClose={onClose}
    >
      <Flex direction="column" gap="3" mt="4">
        {described && <AltQuestion alt={picture.alt} keeps={keeps} onKeep={keep} />}
        {!keeps && (
          <Field label={t(described ? 'newAlt' : 'alt')} hint={t('altHint')}>
            <TextArea rows={2} maxLength={300} value={alt} onChange={(event) => setAlt(event.target.value)} />
          </Field>
        )}
      </Flex>
    </ConfirmDialog>
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
