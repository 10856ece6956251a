export interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  content: string;
  source: string;
}

/** The element in the place of a shortcode while the text is parsed; `data-code` is its place in the list. */
export const marker = 'x-shortcode';

const words = (written: string) => written.split(/\s+/);
/** Shortcodes of WordPress whose content belongs to them. */
const enclosing = new Set(
  words(`caption wp_caption gallery embed video audio playlist youtube vimeo vc_raw_html fusion_imageframe
    button btn su_button fusion_button`),
);
const bare = new Set(
  words(`contact-form-7 contact-form wpforms products product_categories sitemap toc ez-toc searchform display-posts
    instagram-feed elementor-template tablepress print clear spacer divider`),
);
/** Without attributes only these are known: any other one may be words, as visitors read them. */
const ofPlugins =
  /^(woocommerce|shop|product|vc|et_pb|fusion|av|su|edd|bbp|bp|um|mc4wp|gravityform|ninja_form|elementor|tribe|wpforms|wp|my_calendar|contact_form|rev_slider|smartslider3|metaslider|sfp|cf7|ultimatemember)_/;
const verbatim =
  /\[((?:source)?code|cce?|ccnl?e?_\w+|php|html|css|javascript|js|bash|sql|xml)\b[^\]]*\]((?:(?!\[\1\b)[\s\S])*?)\[\/\1\]/gi;

// Tags and comments are passed over: what is within an attribute is no shortcode. Quotes may hold a closing bracket.
// Each ends where the same begins again: so a text of beginnings alone is read once.
const pattern =
  /<!--(?:(?!<!--)[\s\S])*?-->|<(script|style)\b(?:(?!<\1)[\s\S])*?<\/\1\s*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>|\[(\[?)(\/?)([a-z][\w-]*)([\s=](?:"[^"]*"|'[^']*'|[^[\]"'])*|\/?)\](\]?)/gi;

/**
 * The text with an empty element in the place of every shortcode. `[sic]`, `[1]` and `[[escaped]]` stay words. `leftOut`: those whose
 * content goes with them.
 */
export function withMarkers(written: string, leftOut: string[] = []): { html: string; codes: Shortcode[] } {
  const html = written.replace(
    verbatim,
    (_, _name, code: string) => `<pre>${code.replace(/</g, '&lt;').replace(/\[/g, '&#91;')}</pre>`,
  );
  const codes: Shortcode[] = [];
  let [out, at] = ['', 0];
  const closed = new Set(
    [...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  const isWhole = (name: string) => enclosing.has(name) || leftOut.includes(name);
  for (const found of html.matchAll(pattern)) {
    const [source, , escaped, closing, typed, attributes = ''] = found;
    if (found.index < at || !typed) continue;
    const name = typed.toLowerCase();
    const selfClosing = attributes.trimEnd().endsWith('/');
    out += html.slice(at, found.index);
    at = found.index + source.length;
    if (escaped && source.endsWith(']]')) out += source.slice(1, -1);
    else if (!closing && !isShortcode(name, attributes, selfClosing || closed.has(name))) out += source;
    else {
      // A bracket before or after it that isn't part of it.
      const [before, after] = [escaped ? '[' : '', source.endsWith(']]') ? ']' : ''];
      const whole = source.slice(before.length, source.length - after.length);
      const end = closing || selfClosing || !isWhole(name) || !closed.has(name) ? -1 : endOf(html, name, at);
      const content = end < 0 ? '' : html.slice(at, html.lastIndexOf('[/', end - 1));
      const code = end < 0 ? whole : html.slice(found.index, end);
      codes.push({ name, attributes: read(attributes), content, source: code });
      if (end >= 0) at = end;
      out += `${before}<${marker} data-code="${codes.length - 1}"></${marker}>${after}`;
    }
  }
  return { html: out + html.slice(at), codes };
}

function isShortcode(name: string, attributes: string, isClosed: boolean) {
  return (
    isClosed ||
    enclosing.has(name) ||
    bare.has(name) ||
    ofPlugins.test(name) ||
    /^\s[\s\S]*[\w-]\s*=|^=\s*["']?https?:/.test(attributes)
  );
}

function endOf(html: string, name: string, from: number) {
  const next = html.indexOf(`[${name} `, from);
  const part = html.slice(from, next < 0 ? undefined : next);
  const at = part.toLowerCase().indexOf(`[/${name}]`);
  return at < 0 ? -1 : from + at + name.length + 3;
}

function read(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  // The editor turns quotes into typographic ones when somebody types a shortcode into it.
  const plain = written.replace(/[“”″]|&#822[01];|&quot;/g, '"');
  // A first word without a name, such as the address in `[youtube https://…]`, is the attribute without a name.
  const words = plain.replace(/^[\s=]+/, '');
  if (!/^[\w-]+\s*=/.test(words)) attributes[''] = words.split(/\s/, 1)[0]?.replace(/^["']|["']$/g, '') ?? '';
  for (const [, name = '', double, single, word] of plain.matchAll(
    /(?<=^|\s)([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/g,
  ))
    attributes[name.toLowerCase()] = double ?? single ?? word ?? '';
  return attributes;
}
