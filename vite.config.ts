import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vike()],
  // Its folders have no exports that Node could resolve.
  ssr: { noExternal: [/^@atlaskit\/pragmatic-drag-and-drop/] },
  environments: {
    // The server and the pages are built together, so that they share one copy of every module; `site` is the
    // operator's commands, `encoder` the process that works on pictures.
    ssr: {
      build: {
        rolldownOptions: {
          input: {
            index: './server/index.ts',
            site: './server/commands/main.ts',
            encoder: './server/files/encoder/child.ts',
          },
        },
      },
    },
  },
});
