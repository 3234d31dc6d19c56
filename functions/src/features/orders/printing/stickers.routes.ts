import { skuKey } from '@bartan/contract/products/fields/sku'
import {
  MAX_STICKERS,
  type StickerGoods,
  type StickerPage,
} from '@bartan/contract/products/stickers'
import { printStickers } from '@bartan/contract/products/stickers-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { formatRupees } from '@bartan/contract/shared/format-rupees'
import type { Rupees } from '@bartan/contract/shared/money'
import { AppError, invalidField } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { OrdersContext } from '../orders-context.ts'
import { drawBarcode } from '../pdf/draw-code.ts'
import { finishPdf, newPdf, A4, type Page, type Pdf } from '../pdf/new-pdf.ts'
import { BOLD } from '../pdf/scripts.ts'
import { writeText } from '../pdf/write-text.ts'

/** Points in a millimeter. */
const MM = 72 / 25.4

type Sticker = {
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

const stickerPage = (page: StickerPage): Page => ({ ...LAYOUTS[page].page, margin: 0 })

const drawStickers = (pdf: Pdf, stickers: readonly Sticker[], kind: StickerPage): void => {
  const { page, columns, rows, width, height } = LAYOUTS[kind]
  const [left, top] = [(page.width - columns * width) / 2, (page.height - rows * height) / 2]
  for (const [index, sticker] of stickers.entries()) {
    const place = index % (columns * rows)
    if (place === 0 && index > 0) pdf.addPage({ size: [page.width, page.height], margin: 0 })
    const [column, row] = [place % columns, Math.floor(place / columns)]
    drawSticker(pdf, sticker, { x: left + column * width, y: top + row * height, width })
  }
}

const stickerOf = ({ sku, gtin, name, size, color, price, mrp }: StickerGoods): Sticker => ({
  code: gtin || sku,
  name: [name, size, color].filter(Boolean).join(' · '),
  price,
  mrp,
})

const copiesOf = (skus: readonly string[], copies: readonly number[]): number[] => {
  if (copies.length === 1) return skus.map(() => copies[0] ?? 1)
  if (copies.length === skus.length) return [...copies]
  throw invalidField('copies', reason('field_not_of_form', { field: 'copies', form: '3 · 3,1,2' }))
}

export const stickerRoutes = (
  { pdfs, clock }: OrdersContext,
  /** By the keys of their SKUs. */
  goodsOf: (skus: readonly string[]) => Promise<ReadonlyMap<string, StickerGoods>>,
) => [
  /** In the order of the SKUs, as many of each as asked for. */
  handle(printStickers, async ({ query: { sku: skus, copies = [1], page }, caller }) => {
    const counts = copiesOf(skus, copies)
    if (counts.reduce((sum, count) => sum + count, 0) > MAX_STICKERS)
      throw invalidField(
        'copies',
        reason('field_not_whole_within', { field: 'copies', min: 1, max: MAX_STICKERS }),
      )
    const goods = await goodsOf(skus)
    const stickers = skus.flatMap((sku, place) => {
      const one = goods.get(skuKey(sku))
      if (!one) throw new AppError('not_found', reason('variant_not_found', { sku }))
      return Array.from({ length: counts[place] ?? 1 }, () => stickerOf(one))
    })
    const bytes = await pdfs.draw(caller, async () => {
      const pdf = await newPdf(stickerPage(page), 'Stickers', clock.now())
      drawStickers(pdf, stickers, page)
      return finishPdf(pdf)
    })
    return new FileReply(bytes, { type: 'application/pdf', name: 'stickers.pdf' })
  }),
]
