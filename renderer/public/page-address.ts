/** The whole address of the page at a path. That of the home page in the second language ends without a slash: `…/en`. */
export function pageAddress(site: string, path: string): string {
  return path === '/' && new URL(site).pathname !== '/' ? site : site + path;
}
