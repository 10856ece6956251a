/** For `react-streaming/server`, which vike-react imports: pages are sent whole (vite.config.ts). */
export function renderToStream(): never {
  throw new Error('Pages are sent whole.');
}
