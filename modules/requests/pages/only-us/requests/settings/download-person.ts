import type { api } from '#renderer/only-us/api.ts';
import { downloadBlob } from '#renderer/only-us/ui/download-text.ts';

type Client = ReturnType<typeof api.useUtils>['client']['request'];

/** Downloads all that is stored about a person as an archive, which is put together here: the server sends one photo at a time. */
export async function downloadPerson(client: Client, contact: string): Promise<void> {
  const { downloadZip } = await import('client-zip');
  const { text, photos } = await client.exportPerson.mutate({ contact });
  const files = async function* () {
    yield { name: 'personal-data.json', input: text };
    for (const { name, ...photo } of photos) {
      yield { name, input: bytesOf(await client.getPhoto.query(photo)) };
    }
  };
  downloadBlob('personal-data.zip', await downloadZip(files()).blob());
}

// Not fetch, which the site's policy allows for its own addresses only.
function bytesOf(address: string) {
  const content = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(content, (letter) => letter.charCodeAt(0));
}
