import type { StickerPage } from '@bartan/contract/products/stickers'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import type { Rupees } from '@bartan/contract/shared/money'
import { drawBarcode } from '../pdf/draw-code.ts'
import { A4, type Page, type Pdf } from '../pdf/new-pdf.ts'
import { BOLD } from '../pdf/scripts.ts'
import { writeText } from '../pdf/write-text.ts'

/** Points in a millimeter. */
const MM = 72 / 25.4

export type Sticker = {
  /** What the bars say, and what stands below them. */
  code: string
  name: string
  price: Rupees
  mrp?: Rupees | undefined
}

type Layout = { page: Page; columns: number; rows: number; width: number; height: number }

/** Forty of 48.5 × 25.4 mm on an A4, as such sheets are sold; or a page of 50 × 25 mm for each. */
const LAYOUTS: Record<StickerPage, Layout> = {
  sheet: { page: A4, columns: 4, rows: 10, width: 48.5 * MM, height: 25.4 * MM },
  single: {
    page: { width: 50 * MM, height: 25 * MM, margin: 0 },
    columns: 1,
    rows: 1,
    width: 50 * MM,
    height: 25 * MM,
  },
}

const PADDING = 5

const drawSticker = (
  pdf: Pdf,
  { code, name, price, mrp }: Sticker,
  { x: left, y, width: whole }: { x: number; y: number; width: number },
): void => {
  const [x, width] = [left + PADDING, whole - 2 * PADDING]
  writeText(pdf, name, { x, y: y + 4, width, height: 18, size: 7, weight: BOLD })
  drawBarcode(pdf, code, { x, y: y + 22, width, height: 20 })
  writeText(pdf, code, { x, y: y + 43, width, size: 6.5, align: 'center', lineBreak: false })
  const prices = mrp === undefined ? '' : `MRP ${formatRupees(mrp)} (incl. of all taxes)`
  writeText(pdf, prices, { x, y: y + 55, width: width - 42, size: 5.5, lineBreak: false })
  pdf
    .font(BOLD, 9)
    .text(formatRupees(price), x, y + 52, { width, align: 'right', lineBreak: false })
}

export const stickerPage = (page: StickerPage): Page => ({ ...LAYOUTS[page].page, margin: 0 })

export const drawStickers = (pdf: Pdf, stickers: readonly Sticker[], kind: StickerPage): void => {
  const { page, columns, rows, width, height } = LAYOUTS[kind]
  const [left, top] = [(page.width - columns * width) / 2, (page.height - rows * height) / 2]
  for (const [index, sticker] of stickers.entries()) {
    const place = index % (columns * rows)
    if (place === 0 && index > 0) pdf.addPage({ size: [page.width, page.height], margin: 0 })
    const [column, row] = [place % columns, Math.floor(place / columns)]
    drawSticker(pdf, sticker, { x: left + column * width, y: top + row * height, width })
  }
}
