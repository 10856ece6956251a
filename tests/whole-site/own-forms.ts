import type { FormField } from '#modules/forms/type.ts';
import { createFormToken } from '#server/forms/form-token.ts';
import type { TestSite } from '#tests/test-site.ts';

export const aField = (kind: FormField['kind'], label: string, more: Partial<FormField> = {}): FormField => ({
  ...{ kind, label, hint: '', choices: '', isRequired: false },
  ...more,
});

export const application = {
  title: 'Lamaran kerja',
  slug: 'lamaran',
  intro: 'Kami baca setiap lamaran.',
  fields: [
    aField('name', 'Nama lengkap', { isRequired: true }),
    aField('email', 'Email', { isRequired: true }),
    aField('phone', 'WhatsApp'),
    aField('number', 'Tahun pengalaman'),
    aField('date', 'Bisa mulai'),
    aField('choice', 'Lokasi', { choices: 'Jakarta\nCikarang' }),
    aField('choices', 'SIM', { choices: 'A\nB1\nC' }),
    aField('text', 'Mengapa kami?'),
    aField('line', 'Posisi'),
    aField('consent', 'Saya bersedia dihubungi.', { isRequired: true }),
    aField('file', 'CV'),
  ],
  thanks: 'Kami kabari Anda dalam seminggu.',
  assigneeId: null as string | null,
  status: 'published' as const,
};

/** What a visitor types, in a form opened some seconds ago. */
export async function typedInto(site: TestSite, typed: Record<string, string>, slug = application.slug) {
  const page = await site.guest.form.getBySlug({ slug }).catch(() => null);
  const token = createFormToken(site.env.AUTH_SECRET, new Date(site.services.now().getTime() - 60_000));
  const consent = page?.form ? page.consent.code : '';
  const named = Object.entries(typed).map(([label, value]) => [`a: ${label}`, value]);
  return { token, consent, ...Object.fromEntries(named) } as Record<string, string>;
}

export const complete = {
  'Nama lengkap': 'Dewi Lestari',
  Email: 'Dewi@Maju.example',
  WhatsApp: '0812-3456-7890',
  'Saya bersedia dihubungi.': 'Setuju',
};

interface Sent {
  files?: Record<string, File>;
  path?: string;
}

/** Sends a form as a browser without script, the files last. */
export function sendForm(site: TestSite, fields: Record<string, string>, { files = {}, path }: Sent = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [label, file] of Object.entries(files)) body.set(`a: ${label}`, file);
  const headers = { origin: site.origin, 'x-forwarded-for': '203.0.113.5' };
  const to = `${site.address}${path ?? `/forms/${application.slug}`}`;
  return fetch(to, { method: 'POST', body, headers, redirect: 'manual' });
}
