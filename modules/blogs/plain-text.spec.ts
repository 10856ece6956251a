import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { openPost, outlineOf, paste, text } from './test-form.ts';

const site = ownSite();

async function openEditor(page: Page) {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
}

async function clear(page: Page) {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  // Out of a list, too.
  await page.keyboard.press('Backspace');
}

test('what is pasted as plain text keeps every sign, and becomes lists, headings and tables only as a whole', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page);
  const pastes: [string, ...string[]][] = [
    [
      '- Jawa 2~3 hari, Bali 4~5 hari\n- Papua 7~10 hari',
      'ul(li(p(Jawa 2~3 hari, Bali 4~5 hari))li(p(Papua 7~10 hari)))',
    ],
    ['- Dus 20*30*15 cm\n- Dus 5 * 3 * 2 m', 'ul(li(p(Dus 20*30*15 cm))li(p(Dus 5 * 3 * 2 m)))'],
    ['Dus 20*30*15 cm, 20 *30* 15', 'p(Dus 20*30*15 cm, 20 *30* 15)'],
    ['nama_file_v2 dan __init__ dan ____', 'p(nama_file_v2 dan __init__ dan ____)'],
    ['Pakai `npm` ~~lama~~ ~baru~ \\*ini\\* &amp; <b>', 'p(Pakai `npm` ~~lama~~ ~baru~ \\*ini\\* &amp; <b>)'],
    ['#1 Pilihan\n#2 Lain', 'p(#1 Pilihan)', 'p(#2 Lain)'],
    ['# 1\n# 2', 'p(# 1)', 'p(# 2)'],
    ['> 5 kg: gratis', 'p(> 5 kg: gratis)'],
    ['Ukuran | Isi\n--- | ---\n20*30 | 5 | 6', 'p(Ukuran | Isi)', 'p(--- | ---)', 'p(20*30 | 5 | 6)'],
    [
      'Ukuran | Isi\n--- | ---\n20*30 | 5',
      'table(tr(th(p(Ukuran))th(p(Isi)))tr(td(p(20*30))td(p(5))))',
      'p()',
    ],
    ['2024. Satu\n2026. Dua', 'p(2024. Satu)', 'p(2026. Dua)'],
    ['3. Satu\n1. Dua', 'p(3. Satu)', 'p(1. Dua)'],
    ['3) Tiga\n4) Empat', 'ol3(li(p(Tiga))li(p(Empat)))'],
    ['*Tebal* dan _miring_, (*dua kata*)!', 'p(*Tebal* dan *miring*, (*dua kata*)!)'],
    ['[x](javascript:alert(1)) *a*', 'p([x](javascript:alert(1)) *a*)'],
    [
      '**Lihat** [kami](https://www.google.com/url?q=https://vinci.example/a&sa=D)',
      'p(*Lihat* [kami](https://vinci.example/a))',
    ],
  ];
  for (const [copied, ...outline] of pastes) {
    await clear(page);
    await paste(text(page), '', { words: copied });
    await expect.poll(() => outlineOf(page), copied).toEqual(outline);
  }
});

test('what is typed keeps its signs, and whole words between asterisks are emphasised', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page);
  const lines: [string, ...string[]][] = [
    ['luas 5 * 3 * 2 meter', 'p(luas 5 * 3 * 2 meter)'],
    ['20*30*15 cm, 5 *3* 2 dan nama_file_v2', 'p(20*30*15 cm, 5 *3* 2 dan nama_file_v2)'],
    ['2026. Tahun baru', 'p(2026. Tahun baru)'],
    ['> 5 kg', 'p(> 5 kg)'],
    ['+ 62 812', 'p(+ 62 812)'],
    ['__init__ dan `npm` dan ~~lama~~', 'p(__init__ dan `npm` dan ~~lama~~)'],
    ['**Tebal** dan *miring* dan (_miring_)', 'p(*Tebal* dan *miring* dan (*miring*))'],
    ['2. Dua', 'ol2(li(p(Dua)))'],
    ['- Satu', 'ul(li(p(Satu)))'],
  ];
  for (const [typed, ...outline] of lines) {
    await clear(page);
    await page.keyboard.type(typed);
    await expect.poll(() => outlineOf(page), typed).toEqual(outline);
  }
});

test('checklists and lists that begin with a list are pasted as lists, without their ticks', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page);
  const tick =
    '<img src="data:image/png;base64,iVBORw0KGgo=" width="17.6" alt="unchecked" aria-roledescription="checkbox">';
  const pastes: [string, ...string[]][] = [
    [
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${['Dus', 'Lakban'].map((word) => `<li role="checkbox" aria-checked="false" aria-level="1">${tick}<p dir="ltr" role="presentation"><span>${word}</span></p></li>`).join('')}</ul></b>`,
      'ul(li(p(Dus))li(p(Lakban)))',
    ],
    ['<ul><li>satu</li><li><ul><li>dalam</li></ul></li></ul>', 'ul(li(p(satu)ul(li(p(dalam)))))'],
    ['<ul><li><ul><li>dalam</li></ul></li><li>luar</li></ul>', 'ul(li(p(dalam))li(p(luar)))'],
    ['<ol><li><p></p><ol><li><ul><li>dalam</li></ul></li></ol></li></ol>', 'ol(li(p(dalam)))'],
    [
      '<ul><li>satu</li><li><div><ul><li>dalam</li></ul></div>dua</li></ul>',
      'ul(li(p(satu)ul(li(p(dalam))))li(p(dua)))',
    ],
    [
      '<p>Siap <img src="https://x.example/1.png" alt="👍🏽"> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fvinci.example%2Fa&h=1">ini</a></p>',
      'p(Siap 👍🏽 [ini](https://vinci.example/a))',
    ],
  ];
  for (const [copied, ...outline] of pastes) {
    await clear(page);
    await paste(text(page), copied);
    await expect.poll(() => outlineOf(page), copied).toEqual(outline);
    await expect(page.getByText(/picture couldn’t be copied/)).toHaveCount(0);
  }
});
