import './request.css';
import { Button, Flex, Grid, TextArea } from '@radix-ui/themes';
import { type FormEvent, useEffect, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { requestsRoute } from '#modules/requests/paths.ts';
import { states } from '#modules/requests/states.ts';
import { t } from '#modules/requests/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';
import { recordId } from '#renderer/only-us/record-id.ts';
import { Ago } from '#renderer/only-us/ui/base/Ago.tsx';
import { NotFound } from '#renderer/only-us/ui/base/NotFound.tsx';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { Section } from '#renderer/only-us/ui/base/Section.tsx';
import type { Request } from '../request.ts';
import { RequestCard } from './RequestCard.tsx';
import { WorkCard } from './WorkCard.tsx';

export default function Page() {
  const id = recordId(usePageContext().routeParams);
  const isThere = useData() !== null;
  const query = api.request.get.useQuery({ id }, { enabled: isThere });
  const utils = api.useUtils();
  // Loading it marked it as opened.
  useEffect(() => {
    void utils.site.getUnread.invalidate();
    void utils.request.getAll.invalidate();
  }, [utils]);
  if (!isThere) return <NotFound title={t('notFound')} link={{ label: t('toList'), href: requestsRoute }} />;
  if (!query.data) return <NotLoaded title={t('failedTitle')} query={query} />;
  return (
    <div className="side-columns request">
      <RequestCard request={query.data} />
      <Grid gap="5">
        <WorkCard key={id} request={query.data} />
        <History request={query.data} />
      </Grid>
    </div>
  );
}

type Event = Request['events'][number];

function History({ request: { id, events, createdAt } }: { request: Request }) {
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
  const add = api.request.addNote.useMutation({
    onSuccess: () => setText(''),
    ...useRefetch(({ request }) => request.get),
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
