import { Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import Inbox from 'lucide-react/icons/inbox';
import type { Waiting } from '#server/module/summary.ts';

/** Somebody waits for an answer. */
export function WaitingCard({ waiting: { title, text, route, label } }: { waiting: Waiting }) {
  return (
    <Card className="waiting" size="3">
      <Flex align="center" gap="20px">
        <span className="visitors-sign" aria-hidden>
          <Inbox size={22} />
        </span>
        <Box flexGrow="1" flexBasis="0">
          <Heading as="h2" size="4">
            {title}
          </Heading>
          <Text as="p" color="gray" size="2" mt="1">
            {text}
          </Text>
        </Box>
        <Button size="3" asChild>
          <a href={route}>{label}</a>
        </Button>
      </Flex>
    </Card>
  );
}
