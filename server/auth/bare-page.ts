/** A page of few words. `form` posts the csrf token to an address of ours. */
export interface BarePage {
  title: string;
  text: string;
  links?: { label: string; href: string }[];
  form?: { action: string; csrfToken: string; button: string };
}

/** A small HTML page that needs no script and no style sheet; every text in it is escaped. */
export function barePage({ title, text, links = [], form }: BarePage): string {
  const anchors = links.map(
    ({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin: 0; font-family: 'Plus Jakarta Sans', system-ui, sans-serif; line-height: 1.5; color: #1c1917; background: #fff7ed">
<main style="max-width: 26rem; margin: 12vh auto 0; padding: 1.5rem">
<h1 style="margin: 0 0 0.5rem; font-size: 1.75rem">${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form ? formHtml(form) : ''}
${anchors.join('\n')}
</main>
</body>
</html>
`;
}

function formHtml({ action, csrfToken, button }: NonNullable<BarePage['form']>) {
  const look =
    'font: inherit; font-weight: 600; padding: 0.6rem 1.2rem; border: 0; border-radius: 0.5rem; color: #fff; background: #9a3412';
  return `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="csrfToken" value="${escapeHtml(csrfToken)}">
<button type="submit" style="${look}">${escapeHtml(button)}</button>
</form>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
