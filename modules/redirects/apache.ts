import type { Entered } from './check.ts';
import { withoutRegex } from './wordpress.ts';

/** A line of a file with redirects, with its number as an editor shows it. */
export interface Line extends Entered {
  number: number;
}

const directive =
  /^\s*(?:(Redirect|RedirectPermanent|RedirectTemp|RedirectMatch)\s+(?:(permanent|temp|seeother|gone|\d{3})\s+)?(\S+)(?:\s+(\S+))?|RewriteRule\s+(\S+)\s+(\S+)(?:\s+\[([^\]]*)\])?)\s*$/i;

/** Is it a file of Apache, such as `.htaccess`? */
export function isOfApache(text: string): boolean {
  return /^\s*(Redirect(Permanent|Temp|Match)?|RewriteRule)\s/im.test(text);
}

/** The redirects in a file of Apache: `Redirect 301 /old /new`, `RedirectMatch`, `RewriteRule ^old$ /new [R=301]`. */
export function linesOfApache(text: string): Line[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [, name, status = '', from = '', to = '', pattern, target = '', flags = ''] =
      directive.exec(line.replace(/"/g, '')) ?? [];
    const number = index + 1;
    if (pattern !== undefined) {
      const code = /\bR(?:=(\d+))?\b/.exec(flags);
      // Without it, a rule of WordPress itself or of the server, no redirect.
      if (!code && !/\bG\b/.test(flags)) return [];
      const isFor = /^30[237]$/.test(code?.[1] ?? '302');
      const gone = /\bG\b/.test(flags);
      return [
        { number, ...withoutRegex({ from: pattern, to: gone ? 'gone' : target, temporary: isFor && !gone }) },
      ];
    }
    if (!name) return [];
    const isGone = /^(gone|410)$/i.test(status);
    const temporary =
      /^(temp|seeother|302|303|307)$/i.test(status) ||
      /temp$/i.test(name) ||
      (!status && /^redirect$/i.test(name));
    const entered = { from, to: isGone ? 'gone' : to, temporary };
    return [{ number, ...(/match$/i.test(name) ? withoutRegex(entered) : entered) }];
  });
}
