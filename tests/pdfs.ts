interface Parts {
  /** More of the catalog, such as a script that runs when it is opened. */
  catalog?: string;
  trailer?: string;
  /** How long the drawing of each page claims to be, in bytes, or which object says so; by default as long as it is. */
  length?: number | string;
  /** In points. */
  size?: [width: number, height: number];
}

/** A PDF with a page for each text, on A4. */
export function pdfOf(
  texts: string[],
  { catalog = '', trailer = '', length, size = [595, 842] }: Parts = {},
): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${texts.length} /Kids [${texts.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => pageOf(text, 5 + 2 * index, { size, length })),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

function pageOf(text: string, content: number, { size, length }: Required<Pick<Parts, 'size'>> & Parts) {
  const [width, height] = size;
  const drawing = `0.9 0.5 0.1 rg 40 40 ${width - 80} 120 re f BT 0 g /F1 24 Tf 60 ${height - 120} Td (${text}) Tj ET`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    `<< /Length ${length ?? drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
}

/** A PDF that asks for a password. */
export function protectedPdf(): Buffer {
  const id = `<${'01'.repeat(16)}>`;
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`;
  return pdfOf(['Rahasia'], { trailer: `/Encrypt ${encrypt} /ID [${id}${id}]` });
}

/** Form data with one PDF, like a browser's. */
export function pdfForm(bytes: Uint8Array, name = 'katalog.pdf'): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  return form;
}
