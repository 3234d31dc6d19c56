import { fileURLToPath } from 'node:url'

/** Poppins has Latin and Devanagari, and the sign of the rupee. The build copies the folder beside the bundle. */
const FONTS = new URL('./fonts/', import.meta.url)

export const REGULAR = 'regular'
export const BOLD = 'bold'

const pathOf = (name: string): string => fileURLToPath(new URL(name, FONTS))

/** Points. */
export type Page = { width: number; height: number; margin: number }

/** An empty document by PDF/A-2b, which archives keep: fonts and color profile are in it. */
export const newPdf = async ({ width, height, margin }: Page, title: string, at: Date) => {
  // Loaded at first use: few calls need it.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    lang: 'en-IN',
    font: pathOf('Poppins-Regular.ttf'),
    info: { Title: title, CreationDate: at, ModDate: at },
  })
  pdf.registerFont(REGULAR, pathOf('Poppins-Regular.ttf'))
  pdf.registerFont(BOLD, pathOf('Poppins-SemiBold.ttf'))
  return pdf
}

export type Pdf = Awaited<ReturnType<typeof newPdf>>

/** Its bytes, once it is drawn. */
export const finished = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
