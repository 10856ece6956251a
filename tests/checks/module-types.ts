// Started by `npm run check -- modules`: type-checks each module without the others.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { withoutModules } from './copy-project.ts';

const root = process.cwd();
const list = path.join(root, 'modules/index.ts');
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const modules = readdirSync(path.join(root, 'modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const parsed = new Map<string, ts.SourceFile | undefined>();
let program: ts.Program | undefined;

for (const name of modules) {
  const started = performance.now();
  const wrong = typesOf(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${wrong ? '✗' : '✓'} ${name} without another module (${seconds} s)\n${wrong}`);
  if (wrong) process.exitCode = 1;
}

function typesOf(name: string): string {
  const others = modules.filter((each) => each !== name);
  const isIn = (file: string, module: string) => file.startsWith(`${root}/modules/${module}/`);
  const isThere = (file: string) => !others.some((other) => isIn(file, other));
  const host = hostWith(isThere, others);
  program = ts.createProgram({ rootNames: fileNames.filter(isThere), options, host, oldProgram: program });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName === list || isIn(fileName, name));
  const wrong = own.flatMap((file) => [
    ...(program?.getSyntacticDiagnostics(file) ?? []),
    ...(program?.getSemanticDiagnostics(file) ?? []),
  ]);
  return ts.formatDiagnostics(wrong, host);
}

/** The file system without those modules. Each file is parsed only once, except for the list of modules. */
function hostWith(isThere: (file: string) => boolean, others: readonly string[]): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const parse = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => isThere(file) && exists(file);
  host.getSourceFile = (file, language) => {
    if (file === list) {
      return ts.createSourceFile(file, withoutModules(readFileSync(file, 'utf8'), others), language, true);
    }
    if (!parsed.has(file)) parsed.set(file, parse(file, language));
    return parsed.get(file);
  };
  return host;
}
