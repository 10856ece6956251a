import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const source = /\.(ts|tsx|mjs|cjs|js|css)$/;
const longFile = 250;

/** Prints the size of product and tests, the length of files and functions, and the share of comments. */
export function figures(): string {
  const files = sourceFiles().map((name) => ({ name, lines: linesOf(name) }));
  const lengths = files.map((file) => file.lines.length);
  const functions = files.flatMap((file) => functionLengths(file.name, file.lines.join('\n')));
  const comments = files.reduce((sum, file) => sum + file.lines.filter(isComment).length, 0);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const long = files.filter((file) => file.lines.length > longFile);
  const [tests, product] = [files.filter(isTest), files.filter((file) => !isTest(file) && !isStarter(file))];
  return [
    `Product    ${sizeOf(product)}, without tests and starter texts`,
    `Server     ${sizeOf(product.filter(({ name }) => name.startsWith('server/')))}`,
    `Modules    ${sizesOfModules(product)}`,
    `Tests      ${sizeOf(tests)}`,
    `Files      ${files.length}: median ${at(lengths, 0.5)} lines, nine in ten ≤ ${at(lengths, 0.9)}, longest ${at(lengths, 1)}`,
    `Functions  ${functions.length}: median ${at(functions, 0.5)} lines, nine in ten ≤ ${at(functions, 0.9)}, longest ${at(functions, 1)}`,
    `Comments   ${((100 * comments) / Math.max(lines, 1)).toFixed(1)} % of ${lines} lines`,
    `Over ${longFile}   ${long.map((file) => `${file.name} (${file.lines.length})`).join(', ') || 'none'}`,
    '',
  ].join('\n');
}

function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  return listed
    .toString()
    .split('\0')
    .filter((name) => source.test(name) && !/^database\/migrations\//.test(name) && existsSync(name));
}

interface SourceFile {
  name: string;
  lines: string[];
}

function isTest({ name }: SourceFile) {
  return /\.(test|spec)\.tsx?$|\/test-[^/]*$|^tests\//.test(name);
}

function isStarter({ name }: SourceFile) {
  return name.includes('/starter/');
}

function sizeOf(files: SourceFile[]) {
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
  return `${lines} lines in ${files.length} files`;
}

function sizesOfModules(files: SourceFile[]) {
  const sizes = new Map<string, number>();
  for (const { name, lines } of files) {
    const [, module] = /^modules\/([^/]+)\//.exec(name) ?? [];
    if (module) sizes.set(module, (sizes.get(module) ?? 0) + lines.length);
  }
  const sorted = [...sizes].sort(([, one], [, other]) => other - one);
  return sorted.map(([module, lines]) => `${module} ${lines}`).join(', ');
}

function linesOf(name: string) {
  return readFileSync(name, 'utf8').trimEnd().split('\n');
}

function isComment(text: string) {
  return /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(text);
}

/** The lines of each function with a body. Excludes tests, whose groups are functions too. */
function functionLengths(name: string, text: string) {
  const lengths: number[] = [];
  if (name.endsWith('.css') || /\.(test|spec)\.tsx?$/.test(name)) return lengths;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      lengths.push(lineAt(node.end) - lineAt(node.getStart(file)) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lengths;
}

function at(numbers: number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(share * sorted.length) - 1, 0)] ?? 0;
}
