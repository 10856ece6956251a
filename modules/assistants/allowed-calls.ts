import type { AssistantRight } from '#lib/rights.ts';
import { declaredTypes } from '#server/content/declared-types.ts';
import { offered } from '#server/module/registry.ts';
import { assistantTools } from '#server/request/points.ts';

const content = ['getEntry', 'getCopy', 'getPending', 'getVersions', 'getVersion', 'getTranslation'];
const files = ['getPage', 'getMany', 'get', 'find', 'getLabels'];

const reading = new Set([
  ...content.map((name) => `content.${name}`),
  ...files.map((name) => `file.${name}`),
  ...['assistant.findEntries', 'link.find', 'link.describe', 'search.getPage'],
  ...['site.getOpenTranslations', 'site.getNextTranslation'],
]);
const drafting = new Set([
  ...['content.keepCopy', 'content.beginTranslation', 'content.askForPublication', 'file.upload'],
]);
const ofTypes = ['get', 'getAll', 'getPage'];

/** The only procedures that an access token may call, beside the rights of its owner. */
export function mayCall(rights: readonly AssistantRight[], path: string): boolean {
  if (reading.has(path) || (rights.includes('drafts') && drafting.has(path))) return true;
  const [router, name = ''] = path.split('.');
  if (ofTypes.includes(name) && declaredTypes().some((type) => type.name === router)) return true;
  return offered(assistantTools).some((tool) => tool.calls === path && rights.includes(tool.right));
}
