import { Button, Flex, Grid, Progress, Text, TextField } from '@radix-ui/themes';
import FileUp from 'lucide-react/icons/file-up';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { failureSentence } from '#renderer/only-us/failure.ts';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { QuietButton, QuietIconButton } from '#renderer/only-us/ui/QuietButton.tsx';
import { useUnsaved } from '#renderer/only-us/ui/working-copy/unsaved.ts';
import { formatBytes } from '#renderer/ui/numbers.ts';
import { type Move, useRefetched } from './move.ts';
import { Hint, Step } from './Step.tsx';
import { t } from './texts.ts';
import { type Sending, useGive } from './use-give.ts';

type Kind = 'export' | 'files';
const accepted = { export: '.xml,.gz,.zip', files: '.zip,.tar,.tgz,.gz' };

export function Give({ move }: { move: Move | null }) {
  const { sending, give } = useGive(move);
  const isSending = sending.some(({ error }) => !error);
  useUnsaved(isSending, t('leave'));
  const refetched = useRefetched();
  const look = api.moveIn.look.useMutation(refetched);
  const forget = api.moveIn.forget.useMutation(refetched);
  const isNew = move !== null && move.totals.length === 0;
  const hasExport = move?.given.some(({ kind }) => kind === 'export') ?? false;
  return (
    <Step
      title={t(move && !isNew ? 'giveAgainTitle' : 'giveTitle')}
      hint={t(move && !isNew ? 'giveAgainText' : 'giveText')}
    >
      <Grid columns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="5">
        {(['export', 'files'] as const).map((kind) => (
          <GiveKind key={kind} {...{ kind, move, sending }} onFiles={(files) => void give(kind, files)} />
        ))}
      </Grid>
      {sending.map((one) => (
        <Progressing key={one.name} {...one} />
      ))}
      {move && hasExport && (
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            disabled={move.isBusy || isSending}
            loading={look.isPending}
            variant={move.look ? 'soft' : 'solid'}
            onClick={() => look.mutate({ id: move.id })}
          >
            <Search size={16} aria-hidden /> {t(move.look ? 'lookAgain' : 'lookAt')}
          </Button>
          {isNew && (
            <QuietButton
              disabled={move.isBusy || isSending}
              loading={forget.isPending}
              onClick={() => forget.mutate({ id: move.id })}
            >
              {t('forget')}
            </QuietButton>
          )}
          <Hint>{t('lookText')}</Hint>
        </Flex>
      )}
    </Step>
  );
}

interface KindProps {
  kind: Kind;
  move: Move | null;
  sending: Sending[];
  onFiles(files: File[]): void;
}

function GiveKind({ kind, move, onFiles }: KindProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const given = move?.given.filter((one) => one.kind === kind) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside is for everybody
    <div
      className="move-give"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Text as="p" size="2" weight="medium">
        {t(kind)}
      </Text>
      <Hint as="p">{t(`${kind}Text`)}</Hint>
      {kind === 'files' && <Hint as="p">{t('filesHow')}</Hint>}
      {given.map(({ name, at, bytes }) => (
        <Given key={name} {...{ move, kind, name, at, bytes }} />
      ))}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t(`${kind}Choose`)}
        accept={accepted[kind]}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // the same file may be chosen again
        }}
      />
      <Button variant="soft" disabled={move?.isBusy} onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden /> {t(`${kind}Choose`)}
      </Button>
      <NamePlace kind={kind} move={move} />
    </div>
  );
}

interface GivenProps {
  move: Move | null;
  kind: Kind;
  name: string;
  at: string | null;
  bytes: number | null;
}

function Given({ move, kind, name, at, bytes }: GivenProps) {
  const take = api.moveIn.removeGiven.useMutation(useRefetched());
  return (
    <Flex align="center" gap="2">
      <Text size="2" style={{ overflowWrap: 'anywhere' }}>
        {at ?? name}
      </Text>
      {bytes !== null && <Hint wrap="nowrap">{formatBytes(bytes)}</Hint>}
      <QuietIconButton
        ml="auto"
        label={t('takeOf', { name })}
        disabled={move?.isBusy}
        loading={take.isPending}
        onClick={() => move && take.mutate({ id: move.id, kind, name })}
      >
        <X size={16} aria-hidden />
      </QuietIconButton>
    </Flex>
  );
}

function NamePlace({ kind, move }: { kind: Kind; move: Move | null }) {
  const refetched = useRefetched();
  const [at, setAt] = useState('');
  const name = api.moveIn.givePlace.useMutation({
    ...refetched,
    meta: { toast: false },
    onSuccess: () => setAt(''),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        name.mutate({ id: move?.id ?? null, kind, at });
      }}
    >
      <Field
        label={t(`${kind}Place`)}
        hint={t(`${kind}PlaceText`)}
        error={name.error ? failureSentence(name.error) : undefined}
        action={
          at.trim() !== '' && (
            <Button type="submit" variant="soft" color="gray" loading={name.isPending} mt="1">
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

function Progressing({ name, percent, error }: Sending) {
  if (error)
    return (
      <Text as="p" size="2" color="red" role="alert">
        {t('sendFailed', { name, why: error })}
      </Text>
    );
  return (
    <div>
      <Hint as="p" mb="1">
        {t('sending', { name, percent })}
      </Hint>
      <Progress value={percent} aria-label={name} />
    </div>
  );
}
