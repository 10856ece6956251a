import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { publicAreas } from '#server/content/points.ts';
import { forms } from '#server/forms/points.ts';
import { endpoints } from '#server/http/points.ts';
import { offersOf } from '#server/module/point.ts';
import { type SiteModule, siteModules } from '#server/module/registry.ts';
import { screens } from '#server/navigation/points.ts';
import { downloads } from '#server/site/points.ts';

const root = path.resolve(import.meta.dirname, '../..');
const engine = ['database', 'lib', 'pages', 'renderer', 'server'];
const isLeftOut = /\.(test|spec)\.tsx?$|(^|\/)test-|^database\/seed\//;

interface Names {
  module: string;
  routers: string[];
  /** The procedures that it adds to the router `site`. */
  siteProcedures: string[];
  procedures: string[];
  addresses: string[];
  tables: string[];
  types: string[];
}

/** The names by which somebody could speak of a module without an import. */
function namesOf(module: SiteModule): Names {
  const routers = Object.entries(module.routers ?? {});
  const answering = [
    ...offersOf(module, endpoints),
    ...offersOf(module, downloads),
    ...offersOf(module, forms),
  ];
  return {
    module: module.name,
    routers: routers.map(([name]) => name),
    siteProcedures: Object.keys(module.siteProcedures ?? {}),
    procedures: routers.flatMap(([name, { _def }]) =>
      Object.keys(_def.procedures).map((each) => `${name}.${each}`),
    ),
    addresses: [
      ...[...offersOf(module, screens), ...offersOf(module, publicAreas)].map(({ route }) => route),
      ...answering.map((each) => each.path.replace(/\/:.*/, '')),
    ],
    tables: [],
    types: (module.entryTypes ?? []).map(({ name }) => name),
  };
}

const nothing = { routers: [], siteProcedures: [], procedures: [], addresses: [], tables: [], types: [] };
const tableFiles = import.meta.glob<Record<string, unknown>>('/modules/**/tables.ts', { eager: true });
const ofTables = Object.entries(tableFiles).map(([file, exported]): Names => {
  const tables = Object.values(exported).flatMap((each) =>
    is(each, SQLiteTable) ? [getTableName(each)] : [],
  );
  return { ...nothing, module: path.dirname(file), tables };
});

interface Node {
  type: string;
  [key: string]: unknown;
}

function walk(node: unknown, visit: (node: Node, around: Node[]) => void, around: Node[] = []): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, around);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  visit(node as Node, around);
  for (const value of Object.values(node)) walk(value, visit, [node as Node, ...around]);
}

/** The names that a text is, begins with as an address, or queries as a table. */
function namesIn(text: string, { procedures, addresses, tables }: Names): string[] {
  const isBelow = (address: string) => text === address || /^[/?#]/.test(text.split(address)[1] ?? '');
  return [
    ...procedures.filter((each) => each === text),
    ...addresses.filter((each) => text.startsWith(each) && isBelow(each)),
    ...tables.filter((each) => new RegExp(`\\b(from|into|join|update) ["\`]?${each}\\b`, 'i').test(text)),
  ];
}

/** The last names of an expression: `type.name` is called `type` and `name`. */
function namesOfNode(node: unknown): string[] {
  const { type, name, value, object, property, callee, expression, argument } = (node ?? {}) as Node;
  if (type === 'Literal') return [String(value)];
  if (name !== undefined) return typeof name === 'string' ? [name] : namesOfNode(name);
  return [object, property, callee, expression, argument].flatMap((each) => (each ? namesOfNode(each) : []));
}

const isAboutTypes = (node: unknown) => namesOfNode(node).some((name) => /(^of$|types?$|Type)/.test(name));

/**
 * Whether a word is used as the name of a type of entries, because many of them are everyday words: `type: 'page'`,
 * `of="page"`, `type === 'page'`, `findType('page')`, or beside another type: `'page' | 'testimonial'`.
 */
function isType(word: Node, [inside, beyond, ...further]: Node[], types: string[]): boolean {
  if (!inside) return false;
  if (/^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|TSAsExpression)$/.test(inside.type))
    return isType(
      word,
      [beyond, ...further].filter((each) => each !== undefined),
      types,
    );
  const isOther = (each: Node) =>
    namesOfNode(each.literal ?? each).some((name) => name !== word.value && types.includes(name));
  if (inside.type === 'TSLiteralType') return ((beyond?.types ?? []) as Node[]).some(isOther);
  if (inside.type === 'ArrayExpression')
    return (inside.elements as Node[]).some(isOther) || isType(inside, [beyond, ...further] as Node[], types);
  if (inside.type === 'SwitchCase') return isAboutTypes(beyond?.discriminant);
  return [inside.key, inside.name, inside.id, inside.left, inside.right, inside.callee].some(
    (each) => each !== word && isAboutTypes(each),
  );
}

// What the API is called in screens and tests.
const callers = /^(api|utils|client|prefetch|caller|administrator|editor|writer|sales|translator|guest)$/;

/** Every name of a module in a source text: `api.blog`, 'blog.getBySlug', '/only-us/blogs', 'from blog_posts'. */
function saidIn(source: string, all: Names[]): string[] {
  const said = new Set<string>();
  const types = all.flatMap((names) => names.types);
  const read = (text: string) => {
    for (const names of all) for (const each of namesIn(text, names)) said.add(`${names.module}: ${each}`);
  };
  walk(parseSync('source.tsx', source).program, (node, around) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      read(node.value);
      const owner = all.find((names) => names.types.includes(String(node.value)));
      if (owner && isType(node, around, types)) said.add(`${owner.module}: type ${node.value}`);
    }
    if (node.type === 'TemplateElement') read((node.value as { cooked: string }).cooked);
    if (node.type !== 'MemberExpression') return;
    const [object, property] = [node.object, node.property] as [Node, Node];
    const caller = String(object.name ?? (object.property as Node | undefined)?.name);
    const owner = all.find(({ routers }) => routers.includes(String(property.name)));
    if (owner && callers.test(caller)) said.add(`${owner.module}: api.${property.name}`);
    const adding = all.find(({ siteProcedures }) => siteProcedures.includes(String(property.name)));
    if (adding && caller === 'site') said.add(`${adding.module}: api.site.${property.name}`);
  });
  return [...said];
}

/** The source files of a folder, from the project's root. */
function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);
}

/** What these files say of modules, each with its file. */
function saidInFiles(files: string[], all: Names[]): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return files.flatMap((file) => saidIn(read(file), all).map((name) => `${file} ${name}`)).sort();
}

test('the engine names nothing of a module', () => {
  const files = engine.flatMap(sourcesOf).filter((file) => !isLeftOut.test(file));
  expect(saidInFiles(files, [...siteModules.map(namesOf), ...ofTables])).toEqual([]);
});

// The API's type has the procedures of all modules, so that this type-checks until the other module is deleted. An import between
// modules is refused by the borders.
test('a module calls no procedure of another module', () => {
  const calls = siteModules
    .map(namesOf)
    .map(({ module, routers, siteProcedures }) => ({ ...nothing, module, routers, siteProcedures }));
  const folders = [
    ...topFolders('modules').filter((each) => each !== 'modules/settings'),
    ...topFolders('modules/settings'),
  ];
  const found = folders.flatMap((folder) => {
    const others = calls.filter(({ module }) => module !== path.basename(folder));
    expect(others, folder).toHaveLength(calls.length - 1);
    return saidInFiles(sourcesOf(folder), others);
  });
  expect(found).toEqual([]);
});

function topFolders(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

test('names are found in calls, queries, addresses and SQL', () => {
  const names = {
    ...{ module: 'blogs', routers: ['blog'], siteProcedures: ['getPosts'], procedures: ['blog.getBySlug'] },
    ...{ addresses: ['/only-us/blogs'], tables: ['blog_posts'], types: ['blog', 'blogTag'] },
  };
  const findings = (source: string) => saidIn(source, [names]);
  expect(findings('pageContext.api.blog.getBySlug({})')).toEqual(['blogs: api.blog']);
  expect(findings('utils.client.blog.read.fetch(1)')).toEqual(['blogs: api.blog']);
  expect(findings('api.site.getPosts.useQuery()')).toEqual(['blogs: api.site.getPosts']);
  expect(findings("const queries = ['blog.getBySlug', 'blog'];")).toEqual(['blogs: blog.getBySlug']);
  expect(findings('const link = <a href="/only-us/blogs/new" />;')).toEqual(['blogs: /only-us/blogs']);
  expect(findings("sql('select id from blog_posts')")).toEqual(['blogs: blog_posts']);
  for (const source of [
    "const first = { type: 'blog' };",
    'const list = <EntryList type="blog" of={isFirst ? "blog" : "page"} />;',
    "types.filter(({ type }) => type === 'blog' || type.name === 'blog');",
    "findType('blog');",
    "switch (entry.type) { case 'blog': read(); }",
    "const types = ['blog', 'page'];",
  ])
    expect(findings(source), source).toEqual(['blogs: type blog']);
  expect(findings("type Kind = 'blog' | 'page' | 'blogTag';")).toEqual([
    'blogs: type blog',
    'blogs: type blogTag',
  ]);
  expect(findings("const look = <nav aria-current=\"blog\" id='blog'>{t('blog')}</nav>;")).toEqual([]);
  expect(findings("const others = '/only-us/blogs-and-more from blog';")).toEqual([]);
});
