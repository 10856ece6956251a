import '#renderer/only-us/ui/base/upload.css';
import { Button, Flex, Grid, Progress, Text, TextField } from '@radix-ui/themes';
import FileUp from 'lucide-react/icons/file-up';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { DropArea, FileButton } from '#renderer/only-us/ui/base/FileButton.tsx';
import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { Notice } from '#renderer/only-us/ui/base/Notice.tsx';
import { QuietButton, QuietIconButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { useUnsaved } from '#renderer/only-us/ui/base/unsaved.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { type Move, useRefetched } from './move.ts';
import { Step } from './Step.tsx';
import { t } from './texts.ts';
import { type Uploading, useUpload } from './use-upload.ts';

type Kind = 'export' | 'files';
const accepted = { export: '.xml,.gz,.zip', files: '.zip,.tar,.tgz,.gz' };

export function Upload({ move }: { move: Move | null }) {
  const { uploading, upload } = useUpload(move);
  const isUploading = uploading.some(({ error }) => !error);
  useUnsaved(isUploading, t('leave'));
  const refetched = useRefetched();
  const review = api.moveIn.review.useMutation(refetched);
  const discard = api.moveIn.discard.useMutation(refetched);
  const isNew = move !== null && move.totals.length === 0;
  const hasExport = move?.uploads.some(({ kind }) => kind === 'export') ?? false;
  return (
    <Step
      title={t(move && !isNew ? 'uploadAgainTitle' : 'uploadTitle')}
      hint={t(move && !isNew ? 'uploadAgainText' : 'uploadText')}
    >
      <Grid columns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="5">
        {(['export', 'files'] as const).map((kind) => (
          <UploadKind key={kind} kind={kind} move={move} onFiles={(files) => void upload(kind, files)} />
        ))}
      </Grid>
      <Estimate move={move} />
      {uploading.map((one) => (
        <Progressing key={one.name} {...one} />
      ))}
      {move && hasExport && (
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            disabled={move.isBusy || isUploading}
            loading={review.isPending}
            variant={move.review ? 'soft' : 'solid'}
            onClick={() => review.mutate({ id: move.id })}
          >
            <Search size={16} aria-hidden /> {t(move.review ? 'reviewAgain' : 'review')}
          </Button>
          {isNew && (
            <QuietButton
              disabled={move.isBusy || isUploading}
              loading={discard.isPending}
              onClick={() => discard.mutate({ id: move.id })}
            >
              {t('discard')}
            </QuietButton>
          )}
          <Muted as="span">{t('reviewText')}</Muted>
        </Flex>
      )}
    </Step>
  );
}

/** How much of an export can be imported: little of a site that a page builder made. */
function Estimate({ move }: { move: Move | null }) {
  const counted = move?.uploads.flatMap(({ words }) => words ?? []) ?? [];
  const [found, kept] = (['found', 'kept'] as const).map((name) =>
    counted.reduce((sum, words) => sum + words[name], 0),
  );
  if (!found || kept === undefined || move?.review) return null;
  const percent = Math.floor((100 * kept) / found);
  return (
    <Notice color={percent < 90 ? 'amber' : 'gray'} role="status">
      {t('estimate', { percent, found })} {percent < 90 && t('estimateLow')}
    </Notice>
  );
}

interface KindProps {
  kind: Kind;
  move: Move | null;
  onFiles(files: File[]): void;
}

function UploadKind({ kind, move, onFiles }: KindProps) {
  return (
    <DropArea className="upload-drop" p="4" onFiles={onFiles}>
      <Flex direction="column" gap="3">
        <Text as="p" size="2" weight="medium">
          {t(kind)}
        </Text>
        <Muted>{t(`${kind}Text`)}</Muted>
        {kind === 'files' && <Muted>{t('filesHow')}</Muted>}
        {move?.uploads
          .filter((one) => one.kind === kind)
          .map((upload) => (
            <Uploaded key={upload.name} move={move} upload={upload} />
          ))}
        <FileButton
          label={t(`${kind}Choose`)}
          accept={accepted[kind]}
          multiple
          disabled={move?.isBusy}
          style={{ alignSelf: 'start' }}
          onFiles={onFiles}
        >
          <FileUp size={16} aria-hidden /> {t(`${kind}Choose`)}
        </FileButton>
        <AddPlace kind={kind} move={move} />
      </Flex>
    </DropArea>
  );
}

function Uploaded({ move, upload }: { move: Move; upload: Move['uploads'][number] }) {
  const { kind, name, at, bytes } = upload;
  const remove = api.moveIn.removeUpload.useMutation(useRefetched());
  return (
    <Flex align="center" gap="2">
      <Text size="2" style={{ overflowWrap: 'anywhere' }}>
        {at ?? name}
      </Text>
      {bytes !== null && (
        <Muted as="span" wrap="nowrap">
          {formatBytes(bytes)}
        </Muted>
      )}
      <QuietIconButton
        label={t('removeOf', { name })}
        disabled={move.isBusy}
        loading={remove.isPending}
        onClick={() => remove.mutate({ id: move.id, kind, name })}
      >
        <X size={16} aria-hidden />
      </QuietIconButton>
    </Flex>
  );
}

function AddPlace({ kind, move }: { kind: Kind; move: Move | null }) {
  const refetched = useRefetched();
  const [at, setAt] = useState('');
  const add = api.moveIn.addPlace.useMutation({
    ...refetched,
    meta: { toast: false },
    onSuccess: () => setAt(''),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ id: move?.id ?? null, kind, at });
      }}
    >
      <Field
        label={t(`${kind}Place`)}
        hint={t(`${kind}PlaceText`)}
        error={add.error ? failureSentence(add.error) : undefined}
        action={
          at.trim() !== '' && (
            <Button type="submit" variant="soft" color="gray" loading={add.isPending} mt="1">
              {t('usePlace')}
            </Button>
          )
        }
      >
        <TextField.Root value={at} onChange={({ target }) => setAt(target.value)} spellCheck={false} />
      </Field>
    </form>
  );
}

function Progressing({ name, percent, error }: Uploading) {
  if (error)
    return (
      <Text as="p" size="2" color="red" role="alert">
        {t('uploadFailed', { name, why: error })}
      </Text>
    );
  return (
    <div>
      <Muted mb="1">{t('uploading', { name, percent })}</Muted>
      <Progress value={percent} aria-label={name} />
    </div>
  );
}
