import { expect, test } from 'vitest';
import { importAddresses, imports } from '#modules/transfer/tables.ts';
import { addresses } from '#server/content/tables.ts';
import { sentText } from '#tests/sent-text.ts';
import { openTestSite } from '#tests/test-site.ts';
import { exported, openFullSite } from '#tests/whole-site/full-site.ts';

const formOf = (text: string) => sentText(text, 'redirects.csv');

test('redirects.csv brings each redirect to another site, and changes nothing in its own', async () => {
  const from = await openFullSite();
  const { administrator, db } = from;
  for (const [path, to] of [
    ['/arsip/*', '/blogs/*'],
    ['/promo', '/blogs?x=1#y'],
    ['/?cat=4', 'https://toko.example/a'],
    ['/ig', '/packaging'],
  ] as const)
    await administrator.redirect.create({ from: path, to, temporary: path === '/ig' });
  await administrator.blog.delete({ id: from.full });
  const host = { title: '', state: 'done', startedAt: new Date(), switchedAt: new Date() } as const;
  db.insert(imports)
    .values({ ...host, host: 'old.example' })
    .run();
  const old = { importId: 1, type: 'blog', entry: from.target };
  for (const path of ['/2020/01/sasaran', '/?p=6', '/toko/?p=6', '/apa? 100%', '/深圳', '/wp-content/a.jpg'])
    db.insert(importAddresses)
      .values({ ...old, path })
      .run();
  from.services.content.bump();
  const csv = String((await exported(from)).parts.get('redirects.csv'));
  const lines = csv.trim().split('\r\n').slice(1);
  const before = [await administrator.redirect.getAll({}), db.select().from(addresses).all()];
  expect(await administrator.redirect.import(formOf(csv))).toEqual({
    ...{ total: lines.length, wrong: 0, same: lines.length, lines: [] },
  });
  expect([await administrator.redirect.getAll({}), db.select().from(addresses).all()]).toEqual(before);

  const to = await openTestSite();
  expect(await to.administrator.redirect.import(formOf(csv))).toMatchObject({ wrong: 0, same: 0 });
  const { rows } = await to.administrator.redirect.getAll({});
  expect(rows.length).toBe(lines.length);
  expect(to.services.answers.at('/blogs/semua')).toEqual({ location: null });
  for (const path of ['/arsip/peti', '/promo', '/?cat=4', '/ig', '/toko/?p=6', '/apa%3F%20100%25', '/lama'])
    expect([path, to.services.answers.at(path)]).toEqual([path, from.services.answers.at(path)]);
  await from.close();
  await to.close();
});
