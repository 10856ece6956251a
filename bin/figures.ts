import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const source = /\.(ts|tsx|mjs|cjs|js|css)$/;
const comment = /^\s*(\/\/|\/\*|\*|\{\/\*)/;
const longFile = 250;

/** Prints the size of product and tests, the length of files and functions, and the share of comments. */
export function figures(): string {
  const files = sourceFiles().map((name) => ({
    name,
    lines: readFileSync(name, 'utf8').trimEnd().split('\n'),
  }));
  const lengths = files.map((file) => file.lines.length);
  const functions = files.flatMap((file) => functionLengths(file.name, file.lines.join('\n')));
  const lines = files.flatMap((file) => file.lines);
  const comments = lines.filter((line) => comment.test(line));
  const long = files.filter((file) => file.lines.length > longFile);
  const product = files.filter((file) => !isTest(file) && !file.name.includes('/starter/'));
  return [
    `Product    ${sizeOf(product)}, without tests and starter texts`,
    `Server     ${sizeOf(product.filter(({ name }) => name.startsWith('server/')))}`,
    `Modules    ${sizesOfModules(product)}`,
    `Tests      ${sizeOf(files.filter(isTest))}`,
    `Files      ${files.length}: median ${at(lengths, 0.5)} lines, nine in ten ≤ ${at(lengths, 0.9)}, longest ${at(lengths, 1)}`,
    `Functions  ${functions.length}: median ${at(functions, 0.5)} lines, nine in ten ≤ ${at(functions, 0.9)}, longest ${at(functions, 1)}`,
    `Comments   ${((100 * comments.length) / Math.max(lines.length, 1)).toFixed(1)} % of ${lines.length} lines`,
    `Over ${longFile}   ${long.map((file) => `${file.name} (${file.lines.length})`).join(', ') || 'none'}`,
    '',
  ].join('\n');
}

function sourceFiles() {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', words, { encoding: 'utf8' })
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
