import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { FONT_FILES, REGULAR } from './scripts.ts'

/** Beside the bundle, where build.ts copies it; in tests, in its package. */
const pathOf = (file: string): string => {
  const bundled = join(import.meta.dirname, 'fonts', basename(file))
  return existsSync(bundled) ? bundled : createRequire(import.meta.url).resolve(file)
}

/** Points. */
export type Page = { width: number; height: number; margin: number }

export const A4: Page = { width: 595.28, height: 841.89, margin: 40 }

/** An empty PDF/A-2b document, the format of archives: fonts and color profile are embedded. */
export const newPdf = async ({ width, height, margin }: Page, title: string, at: Date) => {
  // Loaded at first use: few calls need it.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: [width, height],
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    lang: 'en-IN',
    // No default font: a font given by file name would be read again at each use.
    font: '',
    info: { Title: title, CreationDate: at },
  })
  // Fonts are read at first use.
  for (const { name, file } of FONT_FILES) pdf.registerFont(name, pathOf(file))
  return pdf.font(REGULAR)
}

export type Pdf = Awaited<ReturnType<typeof newPdf>>

export const finishPdf = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
