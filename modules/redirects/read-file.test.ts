import { expect, test } from 'vitest';
import { readLines } from './read-file.ts';

test('the redirects of a file of Apache, and nothing else of it', async () => {
  const lines = await readLines(`# BEGIN WordPress
RewriteEngine On
RewriteRule ^index\\.php$ - [L]
RewriteRule . /index.php [L]
# END WordPress
Redirect 301 /old /new
Redirect permanent "/old-page" https://else.example/
Redirect /soon /later
Redirect gone /never
RedirectMatch 301 ^/news/(.*)$ /blogs/$1
RewriteRule ^shop/(.*)$ /packaging/$1 [R=301,L]
RewriteRule ^a/(b|c)$ /d [R=301]
RewriteRule ^secret$ - [G]
`);
  expect(lines.map(({ number, from, to, temporary }) => `${number} ${from} ${to} ${temporary}`)).toEqual([
    '6 /old /new false',
    '7 /old-page https://else.example/ false',
    '8 /soon /later true',
    '9 /never gone false',
    '10 /news/* /blogs/* false',
    '11 /shop/* /packaging/* false',
    '12 ^a/(b|c)$ /d false',
    '13 /secret gone false',
  ]);
  expect(lines[6]?.refusal).toContain('regular expressions');
});
