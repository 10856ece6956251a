import { Button, Flex, TextArea } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import type { Request } from '../request.ts';

type Event = Request['events'][number];

export function History({ request: { id, events, createdAt } }: { request: Request }) {
  return (
    <Section title={t('history')}>
      <NewNote id={id} />
      <ol className="lines request-events">
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <span>{sentenceOf(event)}</span>
            {event.kind === 'note' && <p dir="auto">{event.text}</p>}
            <Ago at={event.at} />
          </li>
        ))}
        <li>
          <span>{t('cameIn')}</span>
          <Ago at={createdAt} />
        </li>
      </ol>
    </Section>
  );
}

function NewNote({ id }: { id: number }) {
  const [text, setText] = useState('');
  const utils = api.useUtils();
  const add = api.request.addNote.useMutation({
    onSuccess: () => setText(''),
    onSettled: thenRefetch(() => utils.request.get.invalidate({ id })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !add.isPending) add.mutate({ id, text });
  };
  return (
    <form onSubmit={send}>
      <TextArea
        aria-label={t('newNote')}
        placeholder={t('newNote')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Flex mt="2" justify="end">
        <Button type="submit" variant="soft" disabled={!text.trim()} loading={add.isPending}>
          {t('addNote')}
        </Button>
      </Flex>
    </form>
  );
}

const replied = { whatsApp: 'whatsAppSent', email: 'emailSent', call: 'callMade' } as const;

function sentenceOf({ kind, text, isOwn, by: name }: Event) {
  const by = isOwn ? t('you') : (name ?? t('somebody'));
  if (kind === 'opened') return t('opened', { by });
  if (kind === 'replied') return t(replied[text as keyof typeof replied], { by });
  if (kind === 'exported') return t('wasExported', { by });
  if (kind === 'note') return t('noted', { by });
  if (kind === 'assigned') return text ? t('assignedTo', { by, name: text }) : t('unassigned', { by });
  const state = states.find((each) => each === text) ?? 'new';
  return t('movedTo', { by, state: t(state) });
}
