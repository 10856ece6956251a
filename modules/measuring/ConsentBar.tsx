import { useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import { getEntry } from '#server/content/read-entry.ts';
import type { Sources } from '#server/http/security-headers.ts';
import type { PageExtras } from '#server/rendering/points.ts';
import { measuringType } from './tables.ts';
import { idsIn, type Measuring } from './type.ts';
import { measuringWords } from './words.ts';

// By a glob, since tests that render no page read this file without Vite.
const script = () =>
  Object.values(
    import.meta.glob<string>('./page-script.ts', { query: '?worker&url', import: 'default', eager: true }),
  );

const settings = oncePerChange(({ db }: Changing) => getEntry(db, measuringType, 1));

/** Codes on the home page, where they are looked for; the question on every page once there is an id. */
export function extrasAt(context: Changing, path: string): PageExtras {
  const saved = settings(context);
  const head = path === '/' ? verificationTags(saved) : [];
  const [google, meta] = [idsIn(saved.googleTags), idsIn(saved.metaPixels)];
  const sources = sourcesFor([...google, ...meta]);
  if (sources.length === 0) return { head };
  const body = <ConsentBar google={google.join(' ')} meta={meta.join(' ')} />;
  return { head, body, footer: <ConsentLink />, sources };
}

/** The meta tags with which search engines and networks verify whose site it is. */
function verificationTags({ googleCode, bingCode, metaCode, otherCodes }: Measuring) {
  const codes = [
    ['google-site-verification', googleCode],
    ['msvalidate.01', bingCode],
    ['facebook-domain-verification', metaCode],
    ...otherCodes.split('\n').map((line) => line.split(' ')),
  ];
  return codes.flatMap(([name, content]) => (content ? <meta key={name} {...{ name, content }} /> : []));
}

/** Hidden in everybody’s HTML: its script shows it to who hasn’t decided. First on the page, so that a keyboard reaches it first. */
function ConsentBar({ google, meta }: Record<'google' | 'meta', string>) {
  const t = useWords(measuringWords);
  const privacyPage = useServerPage().privacyPage();
  const asked = { 'data-google': google, 'data-meta': meta };
  const who = google && meta ? t('both') : google ? 'Google' : 'Meta';
  return (
    <>
      <section className="consent-bar screen-only" id="consent" hidden aria-label={t('label')} {...asked}>
        <p>
          {t('question', { who })}{' '}
          <small>
            {t('without')} {privacyPage && <a href={privacyPage.path}>{privacyPage.title}</a>}
          </small>
        </p>
        {(['decline', 'allow'] as const).map((answer) => (
          <button className="button button-outline" type="button" key={answer} value={answer}>
            {t(answer)}
          </button>
        ))}
      </section>
      <script type="module" src={script()[0]} />
    </>
  );
}

function ConsentLink() {
  const t = useWords(measuringWords);
  return (
    <a className="consent-link" href="#consent">
      {t('change')}
    </a>
  );
}

const [manager, anyManager] = ['https://www.googletagmanager.com', 'https://*.googletagmanager.com'];
const analytics = ['https://*.google-analytics.com', anyManager];
const adScripts = [
  ...['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  ...['https://pagead2.googlesyndication.com', 'https://www.google.com', manager],
];
const ads = [...adScripts, 'https://google.com', 'https://www.google.co.id'];

// https://developers.google.com/tag-platform/security/guides/csp, without Google Signals
const G: Sources = {
  'script-src': [anyManager],
  'img-src': analytics,
  'connect-src': [...analytics, 'https://*.analytics.google.com'],
};
const AW: Sources = {
  ...{ 'script-src': adScripts, 'img-src': ads, 'connect-src': ads },
  'frame-src': [manager, 'https://td.doubleclick.net'],
};

// https://developers.facebook.com/docs/meta-pixel/get-started
const [facebook, connect] = ['https://www.facebook.com', 'https://connect.facebook.net'];
const pixel: Sources = { 'script-src': [connect], 'img-src': [facebook], 'connect-src': [connect, facebook] };

/** By the beginning of an id. A container loads tags of the other two kinds; the number of a pixel has none. */
const sources: Record<string, Sources[]> = { G: [G], AW: [AW], GTM: [G, AW] };

/** The sources that the Content-Security-Policy must allow for these ids, and no more. */
function sourcesFor(ids: string[]): Sources[] {
  return ids.flatMap((id) => sources[id.split('-', 1)[0] ?? ''] ?? [pixel]);
}
