import type { Note } from '../source.ts';

interface Widget {
  widgetType?: unknown;
  settings?: { image?: { url?: unknown } };
  elements?: unknown;
}

const inText =
  /^(heading|text-editor|image|image-box|icon-box|button|icon-list|divider|spacer|toggle|accordion)$/;

/** What Elementor keeps beside a text: its pictures that the text lacks, as HTML to add, and widgets that have no words in it. */
export function elementorParts(data: string, text: string): { html: string; notes: Note[] } {
  let [html, widgets]: [string, Widget[]] = ['', []];
  try {
    widgets = widgetsIn(JSON.parse(data));
  } catch {
    return { html, notes: [] };
  }
  const notes: Note[] = [];
  for (const { widgetType, settings } of widgets) {
    const address = String(settings?.image?.url ?? '');
    const name = address
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '');
    if (name && !text.includes(name)) html += `\n<img src="${address.replaceAll('"', '%22')}">`;
    else if (!inText.test(String(widgetType)))
      notes.push({
        kind: 'left out',
        what: `Elementor widget ${widgetType}`,
        source: JSON.stringify(settings).slice(0, 2000),
      });
  }
  return { html, notes };
}

function widgetsIn(elements: unknown, depth = 0): Widget[] {
  if (!Array.isArray(elements) || depth > 20) return [];
  return elements.flatMap((one: Widget | null) =>
    one?.widgetType ? [one] : widgetsIn(one?.elements, depth + 1),
  );
}
