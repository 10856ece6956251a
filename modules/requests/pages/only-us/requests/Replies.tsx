import { Button } from '@radix-ui/themes';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { type Answered, emailReply, whatsAppReply } from '#modules/requests/reply.ts';
import { t } from '#modules/requests/texts.ts';
import { api, useRefetch } from '#renderer/only-us/api.ts';

/** Opens a reply with a greeting, or a call, and records who did. */
export function Replies({ request, size }: { request: Answered & { id: number }; size: '1' | '3' }) {
  const { id } = request;
  const { site } = usePageContext();
  // Its state changes, too, which lists, sidebar and dashboard count.
  const note = api.request.noteReply.useMutation(useRefetch());
  const [chat, mail] = [whatsAppReply(request, site.name), emailReply(request, site.name)];
  const icon = { size: size === '3' ? 18 : 14, 'aria-hidden': true };
  return (
    <>
      {chat && (
        <Button size={size} variant={size === '3' ? 'solid' : 'soft'} asChild>
          <a href={chat} target="_blank" rel="noopener" onClick={() => note.mutate({ id, way: 'whatsApp' })}>
            <MessageCircle {...icon} /> {t(size === '3' ? 'replyOnWhatsApp' : 'phone')}
          </a>
        </Button>
      )}
      {request.phone && (
        <Button size={size} variant="soft" color="gray" className="request-call" asChild>
          <a href={`tel:+${request.phone}`} onClick={() => note.mutate({ id, way: 'call' })}>
            <Phone {...icon} /> {t('call')}
          </a>
        </Button>
      )}
      {mail && (
        <Button size={size} variant={chat ? 'soft' : 'solid'} color={chat ? 'gray' : undefined} asChild>
          <a href={mail} onClick={() => note.mutate({ id, way: 'email' })}>
            <Mail {...icon} /> {t(size === '3' ? 'replyByEmail' : 'email')}
          </a>
        </Button>
      )}
    </>
  );
}
