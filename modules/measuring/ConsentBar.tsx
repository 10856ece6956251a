import { useWords } from '#renderer/public/language.ts';
import { useServerPage } from '#renderer/public/server-page.ts';
import { type Changing, oncePerChange } from '#server/content/once-per-change.ts';
import { getEntry } from '#server/content/read-entry.ts';
import type { PageExtras } from '#server/rendering/points.ts';
import { sourcesFor } from './hosts.ts';
import { measuringType } from './tables.ts';
import { idsIn, verificationTags } from './type.ts';
import { measuringWords } from './words.ts';

// By a glob, since tests that render no page read this file without Vite.
const script = () =>
  Object.values(
    import.meta.glob<string>('./page-script.ts', { query: '?worker&url', import: 'default', eager: true }),
  );

const settings = oncePerChange(({ db }: Changing) => getEntry(db, measuringType, 1));

/** Codes on the home page, where they are looked for; the question on every page once there is an id. */
export function extrasAt(context: Changing, path: string): PageExtras {
  const { googleTags, metaPixels, ...codes } = settings(context);
  const tags = path === '/' ? verificationTags({ googleTags, metaPixels, ...codes }) : [];
  const head = tags.map(([name, content]) => <meta key={name} {...{ name, content }} />);
  const sources = sourcesFor([...idsIn(googleTags), ...idsIn(metaPixels)]);
  if (sources.length === 0) return { head };
  const ids = { google: googleTags.replaceAll(',', ''), meta: metaPixels.replaceAll(',', '') };
  return { head, body: <ConsentBar {...ids} />, footer: <ConsentLink />, sources };
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
