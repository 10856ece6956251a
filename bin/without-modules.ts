/** `modules/index.ts` without these modules: without the import of each folder and the name it imported. */
export function withoutModules(list: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const line = new RegExp(`^import \\{ (\\w+) \\} from '\\./${name}/module\\.ts';\\n`, 'm');
    const [, imported] = rest.match(line) ?? [];
    if (!imported) throw new Error(`modules/index.ts does not import ./${name}/module.ts`);
    return rest
      .replace(line, '')
      .replace(new RegExp(`(\\[[^\\]]*?)(?:\\.{3})?\\b${imported}\\b,?\\s*`), '$1');
  }, list);
}
