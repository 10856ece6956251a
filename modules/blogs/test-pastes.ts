/** What Word puts on the clipboard, shortened: its styles, its drawn lists, its table and a picture of its own. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {mso-style-parent:""; margin:0cm; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=EN-ID link="#0563C1" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='margin-top:12.0pt'><a name="_Toc1"></a><span lang=IN style='font-size:16.0pt;mso-ansi-language:IN'>Memilih karton<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:red;mso-ansi-language:IN'>Tebal</span></b>
<span style='mso-spacerun:yes'>  </span>dan <i>ringan</i>, lihat <a href="https://vinci.example/kemasan"><span style='color:#0563C1'>kemasan</span></a>
atau <a href="file:///C:/Users/budi/harga.xlsx">daftar harga</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Flute B<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Untuk kaleng<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Flute C<o:p></o:p></p>
<p class=MsoNormal>Urutannya:<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>Ukur<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225.4pt;border:solid windowtext 1.0pt;background:yellow'>
<p class=MsoNormal style='line-height:normal'>Flute<o:p></o:p></p></td><td width=300><p class=MsoNormal>Tebal<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:100pt'></v:shape><![endif]--><![if !vml]><img
width=624 height=351 src="file:///C:/Users/budi/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** What Google Docs puts on the clipboard, shortened. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2b4c9f5e-7fff-a1">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">Uji jatuh</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Sepuluh kali, </span><span style="font-size:11pt;font-weight:700;">sudut dulu</span><span style="font-weight:400;font-style:italic;">, lalu sisi.</span></p>
<ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Satu sudut</span></p></li></ul>
<p dir="ltr"><span style="border:none;display:inline-block;width:624px;"><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="624" height="351" style="margin-left:0px;"></span></p>
<p dir="ltr"><span style="background-color:#ffff00;text-decoration:underline;">Selesai</span></p></b>`;

/** What other programs put on the clipboard (in `pastes/`), and what becomes of it. */
export const pastes: Record<string, string[]> = {
  'word-lists.html': [
    'heading2(1. Langkah)',
    'ol(li(p(Ukur barang)p(Juga tingginya.)ol(li(p(Dengan pelindung))))li(p(Timbang)))',
    'p(Lalu kirim.)',
    'ol3(li(p(Tempel label)))',
    'ul(li(p(Resi)))',
  ],
  'word-online.html': ['heading2(Isi paket)', 'ul(li(p(Kardus)ul(li(p(Dua lapis))))li(p(Lakban)))'],
  'google-docs.html': [
    'heading2(Menyimpan barang)',
    'p(Lihat [gudang ](https://vinci.example/gudang)*[kami](https://vinci.example/gudang)*.)',
    'ol(li(p(Rak)ol(li(p(Atas)ul(li(p(Ringan))))))li(p(Palet)))',
    'table(tr(td(p(Rak))td(p())))',
  ],
  'libreoffice.html': [
    'heading2(Mengemas kaca)',
    'p(Bungkus *dua kali*, lihat [panduan](https://vinci.example/kaca).)',
    'ul(li(p(Gelembung)ul(li(p(Dua lapis))))li(p(Kardus)))',
    'table(tr(td(p(Kaca))td(p())))',
  ],
  'excel.html': ['table(tr(td(p(Ukuran))td(p(Harga)))tr(td(p(30 × 20))td(p(4.500))td(p())))'],
  'google-sheets.html': ['table(tr(td(p(*Kota*))td(p(*Hari*)))tr(td(p(Medan))td(p(4))))'],
  'web-page.html': [
    'heading2(Biaya)',
    'p(Paragraf satu.)',
    'p(Paragraf dua [di sini](https://berita.example/b?utm_source=x).)',
    'p(Pelabuhan pagi hari)',
    'blockquote(p(Kutipan.))',
    'p(Klik)',
  ],
  'markdown.md': [
    'heading2(Panduan kirim)',
    'p(Pakai *dua lapis*, lihat [gudang kami](https://vinci.example/gudang).)',
    'ul(li(p(Kardus)ul(li(p(Dua lapis))))li(p(Lakban)))',
    'ol(li(p(Timbang))li(p(Tempel label)))',
    'table(tr(th(p(Kota))th(p(Hari)))tr(td(p(Medan))td(p(4))))',
    'p(> Bukan <b>kaca</b>.)',
    'p([Palet](https://vinci.example/palet.jpg))',
  ],
  'chat.txt': ['p(Yang perlu disiapkan:)', 'ul(li(p(Kardus))li(p(Lakban)))', 'p(Terima kasih)'],
};

/** A picture in a text from Word: its place in HTML, its bytes in Rich Text Format beside it. Then a drawn arrow, which has none. */
export const pictureFromWord = (jpeg: Buffer) => ({
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Gambar_x0020_1" o:spid="_x0000_i1025" type="#_x0000_t75"
 alt="Palet di gudang&#10;&#10;Description automatically generated" style='width:150pt;height:100pt'>
 <v:imagedata src="file:///C:/Users/budi/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg" o:title=""/>
</v:shape><![endif]--><![if !vml]><img width=200 height=133
src="file:///C:/Users/budi/AppData/Local/Temp/msohtmlclip1/01/clip_image001.jpg"
alt="Palet di gudang&#10;&#10;Description automatically generated" v:shapes="Gambar_x0020_1"><![endif]><o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:line id="Panah_x0020_2" style='position:absolute'></v:line><![endif]--><![if !vml]><img width=90
height=12 src="file:///C:/Users/budi/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="Panah_x0020_2"><![endif]>Ke kanan.<o:p></o:p></p>
<!--EndFragment--></body></html>`,
  rtf: `{\\rtf1\\ansi{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picw5292\\pich3528\\jpegblip\\bliptag-10{\\*\\blipuid c141a1b4}
${jpeg.toString('hex').replace(/.{128}/g, '$&\r\n')}}}{\\nonshppict{\\pict\\wmetafile8 0100}}\\par Ke kanan.}`,
});
