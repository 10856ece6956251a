import { Button, Card, Heading, Text } from '@radix-ui/themes';
import Inbox from 'lucide-react/icons/inbox';
import type { Waiting } from '#server/module/summary.ts';

/** Somebody waits for an answer. */
export function WaitingCard({ waiting: { title, text, route, label } }: { waiting: Waiting }) {
  return (
    <Card className="visitors waiting" size="3">
      <span className="visitors-sign" aria-hidden>
        <Inbox size={22} />
      </span>
      <div className="visitors-words">
        <Heading as="h2" size="4">
          {title}
        </Heading>
        <Text as="p" color="gray" size="2" mt="1">
          {text}
        </Text>
      </div>
      <Button size="3" asChild>
        <a href={route}>{label}</a>
      </Button>
    </Card>
  );
}
