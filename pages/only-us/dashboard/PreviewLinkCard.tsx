import { Box, Button, Card, Flex, Heading, Text } from '@radix-ui/themes';
import { formatDateTime } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { CopyField } from '#renderer/only-us/ui/CopyField.tsx';

/** Makes links that show the site to somebody without an account while visitors see the maintenance page. */
export function PreviewLinkCard({ maintenance, timeZone }: { maintenance: boolean; timeZone: string }) {
  const create = api.site.createPreviewLink.useMutation();
  const revoke = api.site.revokePreviewLinks.useMutation({
    onSuccess() {
      create.reset();
      toast('No preview link works any more.', 'success');
    },
  });
  const link = create.data;
  return (
    <Card className="preview" size="3">
      <Heading as="h2" size="4">
        Preview link
      </Heading>
      <Text as="p" color="gray" size="2" mt="1">
        {maintenance
          ? 'Shows the real pages to somebody without an account, for 7 days.'
          : 'Everybody sees the site, so nobody needs one now.'}
      </Text>
      {link && (
        <>
          <Box mt="3">
            <CopyField label="Preview link" value={link.url} />
          </Box>
          <Text as="p" size="1" color="gray" mt="1">
            Works until {formatDateTime(link.expiresAt, timeZone)}. It is shown only now.
          </Text>
        </>
      )}
      <Flex gap="4" mt="3" align="center">
        <Button variant="soft" color="gray" loading={create.isPending} onClick={() => create.mutate()}>
          {link ? 'Create another link' : 'Create a link'}
        </Button>
        <ConfirmButton
          title="Revoke all preview links?"
          description="Every link that was handed out stops working at once, for whoever uses it now too."
          confirmLabel="Revoke all"
          onConfirm={() => revoke.mutateAsync()}
        >
          <Button variant="ghost" color="gray">
            Revoke all
          </Button>
        </ConfirmButton>
      </Flex>
    </Card>
  );
}
