import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/** English words of the back office, and where they are written. */
export interface OfficeWords {
  file: string;
  english: string;
  /** Of a message that an area names: 'blog.date'. */
  key?: string;
}

type Node = { type: string; [key: string]: unknown };

// Their words are for visitors, operators, or nobody.
const others =
  /\(public\)|\(bare\)|renderer\/(public|bare)|(^|[/-])words\.ts$|\/(starter|commands|seed)\/|server\/(app|brand\/read-brand|start\/(?!served)|process\/(disk|folder-owner|lock-site)|health|http|env|index|forms|files\/optimize|mail\/mail\.|request\/(maintenance|future-view)|site\/(share-page|settings|sitemap))|server\/auth\/(forgot-password|magic-link|responses|session-endpoints|set-password|sign-in)|modules\/assistants\/mcp\/|modules\/transfer\/export\/(?!download)|modules\/backups\/(?!module|router|trouble|pages\/|restore\/)|(tables|seed|bulk-content|placeholder-text|consent|reply|\/mails)\.ts$|\.(test|spec)\.|(^|\/)test-/;

/** Every word that the code of the back office has for people, found in its syntax. */
export function officeWords(): OfficeWords[] {
  const files = ['lib', 'server', 'modules', 'renderer', 'pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((each) =>
      path.join(folder, each),
    ),
  );
  return files.filter((file) => /\.tsx?$/.test(file) && !others.test(file)).flatMap(wordsIn);
}

function wordsIn(file: string): OfficeWords[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const found: OfficeWords[] = [];
  const add = (node: unknown, key?: string) => {
    for (const english of stringsOf(node as Node)) {
      if (isWord(english)) found.push({ file, english, ...(key && { key }) });
    }
  };
  walk(parseSync(file, source).program as unknown as Node, (node) => {
    const args = (node.arguments ?? []) as Node[];
    const callee = (node.callee as { name?: string } | undefined)?.name ?? '';
    if (callee === 'texts' && args[1]) {
      for (const { key, value } of propertiesOf(args[1])) add(value, `${stringsOf(args[0])[0]}.${key}`);
    }
    if (
      node.type === 'VariableDeclarator' &&
      /^(common|part)Texts$/.test(String((node.id as { name?: string }).name))
    ) {
      const { expression } = node.init as Node;
      for (const { value } of propertiesOf(expression as Node)) add(value);
    }
    if (
      /^(localize|translateMessage|line|text|link|toggle|richText|picture|optionalPicture|choice|instant|rows|email|heading)$/.test(
        callee,
      )
    )
      add(args[0]);
    if (callee === 'choice') for (const { value } of propertiesOf(args[1])) add(value);
    if (node.type === 'JSXText') add(node);
    // A first step of the dashboard, or a screen.
    if (node.type === 'ObjectExpression') {
      const values = new Map(propertiesOf(node).map(({ key, value }) => [key, value]));
      if (values.has('why') || values.has('area')) add(values.get('title'));
    }
    if (node.type === 'Property') {
      const key = keyOf(node.key as Node);
      if (/^(label|skipLabel|about|hint|noun|nouns|addLabel|row|placeholder)$/.test(key)) add(node.value);
      if (key === 'texts') for (const { value } of propertiesOf(node.value as Node)) add(value);
    }
    if (
      isString(node) &&
      /(type|summary|first-steps|export|export-requests|lib\/account-inputs|lib\/activity|lib\/brand|lib\/rights|only-us\/titles)\.ts$/.test(
        file,
      )
    ) {
      for (const english of stringsOf(node))
        if (/^[A-Z][a-z]+|^[\w’]+ \w/.test(english)) found.push({ file, english });
    }
    if (isString(node) && !/^(renderer|pages)/.test(file)) {
      for (const english of stringsOf(node))
        if (/^[A-Z“{].* .*[.?!]( \{\w+\})?$/s.test(english)) found.push({ file, english });
    }
  });
  return found;
}

// Not a number with its parameters, nor an address.
const isWord = (text: string) =>
  /\p{L}/u.test(text.replace(/\{\w+\}/g, '')) && !/^(https?:\/\/|\/\w+\/)$/.test(text);

const isString = ({ type, value }: Node) =>
  (type === 'Literal' && typeof value === 'string') || type === 'TemplateLiteral';

/** The strings that an expression may be. */
function stringsOf(node: Node | undefined): string[] {
  if (!node) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'JSXText') return [(node.value as string).trim().replace(/\s+/g, ' ')];
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((each) => stringsOf(each as Node));
  if (node.type === 'TemplateLiteral') {
    const parts = node.quasis as { value: { cooked: string } }[];
    const values = node.expressions as Node[];
    const said = parts.map(
      ({ value }, index) => value.cooked + (values[index] ? `{${nameOf(values[index])}}` : ''),
    );
    return [said.join('')];
  }
  return [];
}

function propertiesOf(node: Node | undefined): { key: string; value: Node }[] {
  const properties = (node?.properties ?? []) as Node[];
  return properties
    .filter(({ key }) => key)
    .map(({ key, value }) => ({ key: keyOf(key as Node), value: value as Node }));
}

const keyOf = ({ name, value }: Node) => String(name ?? value);

function nameOf(node: Node): string {
  if (node.property) return nameOf(node.property as Node);
  return String(node.name ?? node.value ?? 'value').replace(/\W/g, '') || 'value';
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  if (/^(TS(?!As|Satisfies|NonNull)|ImportDeclaration)/.test(String(node.type))) return;
  visit(node as Node);
  for (const value of Object.values(node)) walk(value, visit);
}

/** The folder whose `id.json` has the words of a file. */
export function folderOf(file: string): string {
  const [area = '', name = '', part = ''] = file.split('/');
  if (/^(lib|server)$/.test(area)) return area;
  const own = `${area}/${name}/${part}`;
  return area === 'modules' && existsSync(path.join(root, own, 'id.json')) ? own : `${area}/${name}`;
}

/** The files with the Indonesian words. */
export function dictionaryFiles(): string[] {
  const modules = readdirSync(path.join(root, 'modules'), { recursive: true, encoding: 'utf8' });
  const others = ['lib', 'server', 'renderer/only-us', 'pages/only-us'].map((folder) => `${folder}/id.json`);
  const own = modules.filter((file) => path.basename(file) === 'id.json').map((file) => `modules/${file}`);
  return [...others, ...own].filter((file) => existsSync(path.join(root, file)));
}
