import { expect, test } from 'vitest';
import { noChoices } from '../choices.ts';
import type { Overview, SourceFile } from '../source.ts';
import { resolverOf } from './addresses.ts';

const upload = (id: number, address: string): [number, SourceFile] => [
  id,
  {
    ...{ id, address, key: `old.example|${id}`, title: '', alt: '', caption: '', original: '' },
    ...{ parent: 0, page: '' },
  },
];
const overview: Overview = {
  choices: noChoices,
  site: { title: 'Old', host: 'old.example', base: '', language: 'id', offset: 0 },
  ...{ authors: new Map(), terms: [], menu: [], entries: new Map(), synced: new Map(), leftOut: [] },
  files: new Map([
    upload(1, 'https://old.example/wp-content/uploads/2019/07/truck.png'),
    upload(2, 'https://old.files.wordpress.com/2007/08/port.jpg'),
  ]),
  ...{ repeated: 0, problems: [], unread: [] },
};
const { file } = resolverOf(overview, { entry: () => null, file: (id) => id, category: () => null });

test.each([
  ['/wp-content/uploads/2019/07/truck-300x200.png', 1],
  ...[
    ...[
      '-scaled.png',
      '-rotated.png',
      '-300x200-c.png',
      '_300x200.png',
      '-e1583036400123.png',
      '@2x.png',
      '-40x30@2x.png',
    ],
    ...[
      '.png.webp',
      '-300x200.png.webp',
      '.png.avif',
      '.webp',
      '-300x200.webp',
      '.avif',
      '-scaled-300x200.png',
    ],
  ].map((form): [string, number] => [`/wp-content/uploads/2019/07/truck${form}`, 1]),
  ['/wp-content/uploads/sites/3/2019/07/truck-40x30.png', 1],
  ['/wp-content/blogs.dir/3/files/2019/07/truck.png', 1],
  ['/wp-content/smush-webp/2019/07/truck.png.webp', 1],
  ['/wp-content/webp-express/webp-images/uploads/2019/07/truck.png.webp', 1],
  ['https://cdn.example/w:300/https://old.example/wp-content/uploads/2019/07/truck.png', 1],
  ['/wp-content/uploads/2019/07/truck-2.png', null],
  ['/wp-content/uploads/2019/08/truck.png', null],
  ['https://i0.wp.com/old.example/wp-content/uploads/2019/07/truck.png?resize=300', 1],
  ['https://former.example/wp-content/uploads/2019/07/truck.png', 1],
  ['/wp-content/uploads/elementor/thumbs/truck-oaaaulfmjn7eqjo443dn7shzoj912odv1y.png', 1],
  ['https://old.files.wordpress.com/2007/08/port.thumbnail.jpg', 2],
  ['https://i1.wp.com/old.files.wordpress.com/2007/08/port.jpg', 2],
  ['https://another.files.wordpress.com/2007/08/port.jpg', null],
  ['https://another.example/truck.png', null],
])('%s is file %s', (address, id) => {
  expect(file({ id: null, address })).toBe(id);
});
