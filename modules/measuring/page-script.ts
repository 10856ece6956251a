// Asks visitors whether other companies may measure, and contacts these once they agree: nothing else of the public site does. Pages
// have it while Setting → Measuring names an id. In browsers that store nothing it ends here: nobody is asked, nothing is loaded.

type Command = (...command: unknown[]) => void;
type Pixel = Command & { callMethod?: Command; queue: unknown[][] };

const page: Window & { dataLayer?: unknown[]; fbq?: Pixel; _fbq?: Pixel } = window;
const key = 'vinci.consent';
const storage = localStorage;
const halfAYear = 182 * 24 * 60 * 60_000;

const bar = document.getElementById('consent') as HTMLElement;
const link = document.querySelector('.consent-link') as HTMLElement;
const [google = [], meta = []] = [bar.dataset.google, bar.dataset.meta].map(
  (ids) => ids?.match(/\S+/g) ?? [],
);
// Who agreed to one company is asked again about another one.
const companies = [...(google.length > 0 ? ['Google'] : []), ...(meta.length > 0 ? ['Meta'] : [])];
let isMeasuring = false;
// https://w3c.github.io/gpc/
const { globalPrivacyControl: isRefused = false } = navigator as { globalPrivacyControl?: boolean };

function isAllowed(): boolean | null {
  if (isRefused) return false;
  const { allowed, until, asked = [] } = JSON.parse(storage.getItem(key) ?? '{}');
  const holds = until > Date.now() && (!allowed || companies.every((name) => asked.includes(name)));
  return holds ? allowed : null;
}

function follow() {
  const allowed = isAllowed();
  show(allowed === null);
  if (allowed && !isMeasuring) measure();
  if (allowed !== false) return;
  // Or it would report the end of the visit.
  for (const id of google) Object.assign(page, { [`ga-disable-${id}`]: true });
  removeCookies();
  // Scripts can’t be unloaded. Without its hash, or the browser would stay; not a reload, which would send a form again.
  if (isMeasuring) location.assign(location.pathname + location.search);
}

function show(isShown: boolean) {
  const below = document.querySelector('.contact-bar');
  const isFixed = below && getComputedStyle(below).position === 'fixed';
  bar.style.setProperty('--above', `${isFixed ? innerHeight - below.getBoundingClientRect().top : 0}px`);
  bar.hidden = !isShown;
}

function measure() {
  isMeasuring = true;
  if (google.length > 0) startGoogle();
  if (meta.length > 0) startMeta();
  // Once for each form that this browser has sent: its page can be opened again.
  const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
  if (!sent || storage.getItem('vinci.lead') === sent) return;
  if (google.length > 0) gtag('event', 'generate_lead');
  page.fbq?.('track', 'Lead');
  storage.setItem('vinci.lead', sent);
}

// gtag.js takes nothing but `arguments`: https://developers.google.com/tag-platform/gtagjs/reference
const gtag: Command = function gtag() {
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: as above
  page.dataLayer.push(arguments);
};

// https://developers.google.com/tag-platform/security/guides/consent
function consent(command: 'default' | 'update', state: 'denied' | 'granted') {
  const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
  gtag('consent', command, Object.fromEntries(kinds.map((kind) => [kind, state])));
}

function startGoogle() {
  consent('update', 'granted');
  gtag('js', new Date());
  const tags = google.filter((id) => !id.startsWith('GTM-'));
  for (const id of tags) gtag('config', id);
  if (tags[0]) load(`https://www.googletagmanager.com/gtag/js?id=${tags[0]}`);
  for (const id of google.filter((each) => !tags.includes(each))) {
    page.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  }
}

// https://developers.facebook.com/docs/meta-pixel/get-started
function startMeta() {
  const call: Command = (...command) =>
    pixel.callMethod ? pixel.callMethod(...command) : pixel.queue.push(command);
  const pixel: Pixel = Object.assign(call, { queue: [], push: call, loaded: true, version: '2.0' });
  page.fbq = page._fbq = pixel;
  // It reads neither buttons nor forms by itself.
  for (const id of meta) pixel('set', 'autoConfig', false, id);
  for (const id of meta) pixel('init', id);
  pixel('track', 'PageView');
  load('https://connect.facebook.net/en_US/fbevents.js');
}

// The page needs none of them: blocked ones don’t matter.
const load = (src: string) =>
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));

/** Cookies of these tools, on this host and its parent domains. */
function removeCookies() {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_part, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const [name] of document.cookie.matchAll(/\b_(?:ga|gid|gat|gcl|gac|dc_gtm|fbp|fbc)[^=;]*(?==)/g)) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: no other interface is in all browsers
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

if (google.length > 0) consent('default', 'denied');
for (const button of bar.querySelectorAll('button'))
  button.addEventListener('click', () => {
    const answer = { allowed: button.value === 'allow', until: Date.now() + halfAYear, asked: companies };
    storage.setItem(key, JSON.stringify(answer));
    follow();
    if (link.dataset.ready === 'used') link.focus();
  });
if (!isRefused) link.dataset.ready = '';
link.addEventListener('click', (event) => {
  event.preventDefault();
  link.dataset.ready = 'used';
  show(true);
  bar.querySelector('button')?.focus();
});
addEventListener('resize', () => show(!bar.hidden));
addEventListener('storage', (event) => event.key === key && follow());
// Back from the next page, where somebody may have decided.
addEventListener('pageshow', (event) => event.persisted && follow());
// A page that is fetched ahead counts once it is seen.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', follow, { once: true });
else follow();

export {};
