import { expect, test } from 'vitest';
import { requests } from '#modules/requests/tables.ts';
import { notifications } from '#server/notifications/tables.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { aField, application, complete, sendForm, typedInto } from './own-forms.ts';

const site = siteOfEachTest();

const create = (changed: Partial<typeof application> = {}) =>
  site.administrator.form.create({ ...application, ...changed });
const stored = () => site.db.select().from(requests).all();

test('what is sent is a request with its answers as they were seen', async () => {
  const { id } = await create();
  const typed = {
    ...complete,
    'SIM: A': 'A',
    'SIM: C': 'C',
    Lokasi: 'Cikarang',
    'Mengapa kami?': 'Satu\r\nDua',
  };
  const response = await sendForm(site, await typedInto(site, typed));
  expect(response.status).toBe(303);
  const [request] = stored();
  expect(request).toMatchObject({
    ...{ name: 'Dewi Lestari', email: 'dewi@maju.example', phone: '6281234567890', state: 'new' },
    ...{ formId: id, formTitle: 'Lamaran kerja', consent: '2-12-id', suspicions: [] },
  });
  expect(request?.answers.map(({ label, values }) => [label, ...values])).toEqual([
    ['Nama lengkap', 'Dewi Lestari'],
    ['Email', 'dewi@maju.example'],
    ['WhatsApp', '0812-3456-7890'],
    ['Lokasi', 'Cikarang'],
    ['SIM', 'A', 'C'],
    ['Mengapa kami?', 'Satu\nDua'],
    ['Saya bersedia dihubungi.', 'Setuju'],
  ]);
  const reference = request?.reference ?? '';
  expect(response.headers.get('location')).toBe(`/contact/thanks?reference=${reference}`);
  const shownTo = (key: string) => site.guest.request.getThanks({ reference, key });
  expect(await shownTo(request?.formKey ?? '')).toMatchObject({
    form: { id, thanks: 'Kami kabari Anda dalam seminggu.' },
    sent: { answers: request?.answers },
  });
  expect((await shownTo('x')).sent).toBeNull();
  // Changed or deleted since, the answers are still read.
  await site.administrator.form.delete({ id });
  const { answers } = await site.administrator.request.get({ id: request?.id ?? 0 });
  expect(answers).toEqual(request?.answers);
});

test('what is wrong is said at its field, and all that was typed is still there', async () => {
  await create();
  const typed = {
    ...{ Email: 'dewi@', WhatsApp: '0812', 'Tahun pengalaman': 'dua', 'Bisa mulai': '2027-02-31' },
    ...{ Lokasi: 'Bulan', 'Mengapa kami?': 'a'.repeat(3001), 'SIM: A': 'A' },
  };
  const response = await sendForm(site, await typedInto(site, typed));
  expect(response.status).toBe(422);
  const { form } = await response.json();
  expect(form.errors).toEqual({
    'a: Nama lengkap': 'Isi kolom ini.',
    'a: Email': 'Alamat email ini belum lengkap. Contoh: nama@perusahaan.co.id.',
    'a: WhatsApp': 'Nomor ini kurang angkanya. Contoh: 0812-3456-7890.',
    'a: Tahun pengalaman': 'Tulis dengan angka, misalnya 12 atau 2,5.',
    'a: Bisa mulai': 'Tulis tanggal yang ada, misalnya 2027-03-01.',
    'a: Lokasi': 'Pilih salah satu.',
    'a: Mengapa kami?': 'Maksimal 3.000 karakter.',
    'a: Saya bersedia dihubungi.': 'Centang untuk menyetujui.',
  });
  expect(form.values).toMatchObject({ 'a: SIM: A': 'A', 'a: WhatsApp': '0812' });
  expect(stored()).toEqual([]);
});

test('the traps and limits of the request form hold', async () => {
  await create();
  await sendForm(site, { ...(await typedInto(site, complete)), homepage: 'x' });
  await sendForm(site, await typedInto(site, { ...complete, 'Nama lengkap': 'www.spam.example' }));
  const fields = await typedInto(site, { ...complete, Posisi: 'Sopir' });
  await Promise.all([sendForm(site, fields), sendForm(site, fields)]);
  expect(stored().map(({ state, suspicions }) => [state, ...suspicions])).toEqual([
    ['spam', 'trap'],
    ['spam', 'links'],
    ['new'],
  ]);
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await sendForm(site, await typedInto(site, { ...complete, Posisi: `${index}` }))).status);
  expect(statuses.at(-1)).toBe(429);
});

test('who is in charge of a form gets the email and opens what it sent, and nobody else', async () => {
  const { budi, sari } = site.people;
  const told = () => {
    const all = site.db.select().from(notifications).all();
    site.db.delete(notifications).run();
    return all.map(({ userId, kind }) => [userId, kind]);
  };
  expect(await site.administrator.recipient.getAll()).toHaveLength(2);
  await create({ assigneeId: budi.id });
  expect(await site.guest.form.getBySlug({ slug: 'lamaran' })).not.toHaveProperty('form.assigneeId');
  await sendForm(site, await typedInto(site, complete));
  expect(told()).toEqual([[budi.id, 'assignedRequests']]);
  expect((await site.client.request.getAll({})).requests).toMatchObject([{ formTitle: 'Lamaran kerja' }]);
  await create({ slug: 'lain', title: 'Lain' });
  await sendForm(site, await typedInto(site, complete, 'lain'), { path: '/forms/lain' });
  expect(told()).toEqual([[sari.id, 'requests']]);
  expect((await site.client.request.getAll({})).requests).toHaveLength(1);
  // Somebody who has left is in charge of nothing.
  await site.administrator.user.deactivate({ id: budi.id });
  await sendForm(site, await typedInto(site, { ...complete, Posisi: 'Sopir' }));
  expect(told()).toEqual([[sari.id, 'requests']]);
});

test('the inbox is filtered and exported by form', async () => {
  const { id } = await create();
  await sendForm(site, await typedInto(site, { ...complete, Posisi: 'Sopir' }));
  const { request } = site.administrator;
  expect((await request.getAll({})).forms).toMatchObject([{ id, title: 'Lamaran kerja' }]);
  expect((await request.getAll({ form: id })).total).toBe(1);
  expect((await request.getAll({ form: 0 })).total).toBe(0);
  expect((await request.getAll({ search: 'sopir' })).total).toBe(1);
  const { text } = await request.export({ form: id });
  const [header = '', row = ''] = text.split('\r\n');
  expect(header.endsWith(',Nama lengkap,Email,WhatsApp,Posisi,Saya bersedia dihubungi.')).toBe(true);
  expect(row).toContain('Lamaran kerja');
  expect(row.endsWith('Sopir,Setuju')).toBe(true);
});

test('a form isn’t published without fields, with a label twice, or with one choice', async () => {
  const refusals: [typeof application.fields, string][] = [
    [[], 'Add at least one field.'],
    [[aField('line', 'Nama'), aField('text', 'nama')], 'Another field has this label.'],
    [[aField('choice', 'Kota', { choices: 'Jakarta\nJakarta' })], 'at least two choices'],
    [Array.from({ length: 6 }, (_, index) => aField('file', `Berkas ${index}`)), 'up to 5 files'],
    [Array.from({ length: 61 }, (_, index) => aField('line', `Baris ${index}`)), 'Maximum 60 fields'],
  ];
  for (const [fields, message] of refusals)
    await expect(create({ fields })).rejects.toMatchObject({ message: expect.stringContaining(message) });
});

test('a form of 60 fields, each with the longest text, is sent and read', async () => {
  const fields = Array.from({ length: 60 }, (_, index) => aField('text', `Baris ${index}`));
  await create({ fields });
  const typed = Object.fromEntries(fields.map(({ label }) => [label, 'é'.repeat(3000)]));
  expect((await sendForm(site, await typedInto(site, typed))).status).toBe(303);
  expect(stored()[0]?.answers).toHaveLength(60);
});

test('a form that is deleted while somebody fills it in answers with all that was typed', async () => {
  const { id } = await create();
  const fields = await typedInto(site, complete);
  await site.administrator.form.unpublish({ id });
  for (const state of ['unpublished', 'deleted']) {
    if (state === 'deleted') await site.administrator.form.delete({ id });
    const response = await sendForm(site, fields);
    expect(response.status).toBe(410);
    const { form } = await response.json();
    expect(form).toMatchObject({ refusal: 'gone', values: { 'a: Nama lengkap': 'Dewi Lestari' } });
  }
  expect(stored()).toEqual([]);
});

test('a form that has another address by now is still received', async () => {
  const { id } = await create();
  const fields = await typedInto(site, complete);
  await site.administrator.form.update({ ...application, id, version: 1, slug: 'karier' });
  const response = await sendForm(site, fields);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^\/contact\/thanks\?reference=/);
});
