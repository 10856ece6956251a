import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { chunks, styles } from './vite.chunks.ts';

// Native code or WebAssembly, what starts threads from files of its own, and React, which is one thing in development and another one
// in production. A library that looks for files beside its own breaks when it is bundled: add it.
const notBundled = [
  '@embedpdf/pdfium',
  '@node-rs/argon2',
  'better-sqlite3',
  'libheif-js',
  'pino',
  'react',
  'react-dom',
  'sharp',
  'vite',
];

// Each build has a folder of its own (bin/build.mjs), and knows it.
const outDir = process.env.BUILD_FOLDER;

// The report on slow builds wants a label for a group that Vike adds.
const checks = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [react(), vike()],
  build: { outDir },
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
          output: { codeSplitting: { groups: styles } },
          checks,
        },
      },
    },
  },
}));
