import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import superjson from 'superjson';
import type { AssistantRight } from '#lib/rights.ts';
import type { TestSite } from '#tests/test-site.ts';

type Api = TestSite['administrator'] | TestSite['client'];

/** A token of this person, with these rights. */
export function tokenOf(api: Api, rights: AssistantRight[] = ['drafts'], name = 'Claude') {
  return api.accessToken.create({ name, rights, days: 30 });
}

/** The protocol's own client, with a token. */
export async function assistantWith({ address }: Pick<TestSite, 'address'>, token: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { Authorization: `Bearer ${token}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${address}/api/mcp`), { requestInit: { headers } }),
  );
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name).sort(),
    /** What a tool answers, or the sentence of its refusal. */
    // biome-ignore lint/suspicious/noExplicitAny: each tool has an answer of its own.
    async use(name: string, input: object = {}): Promise<any> {
      const answer = await client.callTool({ name, arguments: input as Record<string, unknown> });
      const [said] = answer.content as { text: string }[];
      return answer.isError ? said?.text : answer.structuredContent;
    },
  };
}

/** A call of the API with a token: its status and the sentence of its refusal. */
export async function callWith(
  { address }: Pick<TestSite, 'address'>,
  token: string,
  path: string,
  input: unknown,
  method: 'GET' | 'POST' = 'POST',
) {
  const body = JSON.stringify(superjson.serialize(input));
  const query = method === 'GET' ? `?input=${encodeURIComponent(body)}` : '';
  const answer = await fetch(`${address}/api/trpc/${path}${query}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(method === 'POST' && { body }),
  });
  const { error } = (await answer.json()) as { error?: { json: { message: string } } };
  return { status: answer.status, message: error?.json.message };
}
