import path from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { readOfficeWords } from './server/office-words.ts';
import { chunks, shared, starter, styles } from './vite.chunks.ts';
import { withoutUnused } from './vite.styles.ts';

// Native code or WebAssembly. A library that looks for files beside its own breaks when it is bundled: add it. The protocol of
// assistants would put parts of zod that nobody else uses into every start.
const notBundled = [
  '@embedpdf/pdfium',
  '@modelcontextprotocol/server',
  '@node-rs/argon2',
  'libheif-js',
  'sharp',
  'vite',
];

// Each build has a folder of its own (bin/build.mjs), and knows it.
const outDir = process.env.BUILD_FOLDER;

// The report on slow builds wants a label for a group that Vike adds.
const checks = { bundlerTimings: false };

// As data: a process reads them when its first reader of Indonesian comes.
const officeWords: Plugin = {
  name: 'office-words',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle() {
    const source = JSON.stringify(readOfficeWords());
    this.emitFile({ type: 'asset', fileName: 'indonesian.json', source });
  },
};

// The public script's only CommonJS: its wrapper would be one more file for every page to fetch.
const progressBar: Plugin = {
  name: 'progress-bar',
  apply: 'build',
  transform: {
    filter: { id: /nprogress\.js$/ },
    handler: (code) => `var exports = {}, module = { exports };${code}\nexport default module.exports;`,
  },
};

const alias = {
  // React has no entry with one renderer: 930 kB for streams, which no page uses. What asks for them goes, too.
  'react-dom/server': path.resolve('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
  'react-streaming/server': path.resolve('renderer/no-streams.ts'),
  // Drizzle would load the driver for newer versions of Node, too.
  'better-sqlite3': path.resolve('database/driver.mjs'),
};

export default defineConfig(({ command }) => ({
  plugins: [react(), vike(), officeWords, progressBar],
  resolve: {
    // Two versions each: of data alone, and of what writes nothing here.
    dedupe: ['debug', 'mime-db', 'ms'],
    ...(command === 'build' && { alias }),
  },
  build: { outDir },
  css: {
    postcss: { plugins: [withoutUnused] },
    // Light and dark are two sets of tokens (renderer/public/css/tokens.css): nothing stands in for `light-dark()`,
    // `Features.LightDark` of Lightning CSS.
    lightningcss: { exclude: 1 << 20 },
  },
  define: { BUILD_FOLDER: JSON.stringify(outDir) },
  ssr:
    command === 'build'
      ? // Node would look for a thousand files and read them one by one, at every start: 560 ms instead of 285, and 135 MB
        // instead of 108 after the first page.
        { noExternal: true, external: notBundled }
      : // Its folders have no exports that Node could resolve.
        { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
  environments: {
    client: {
      build: {
        // In kB before compression: the editor is one file.
        chunkSizeWarningLimit: 600,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } }, checks },
      },
    },
    // The server and the pages are built together, so that they share one copy of every module; `site` is the
    // operator's commands, `encoder` the process that works on pictures,
    // `health` the one that checks the database.
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            index: './server/index.ts',
            site: './server/commands/main.ts',
            encoder: './server/files/encoder/child.ts',
            health: './server/health/child.ts',
          },
          output: { codeSplitting: { groups: [...styles, starter, ...shared] } },
          checks,
        },
      },
    },
  },
}));
