import { skuKey } from '@bartan/contract/products/rules'
import { MAX_STICKERS, type StickerGoods } from '@bartan/contract/products/stickers'
import { printStickers } from '@bartan/contract/products/stickers-endpoints'
import { reason } from '@bartan/contract/reasons/reasons'
import { AppError, invalidField } from '#domain/app-error.ts'
import { handle } from '#http/framework/route.ts'
import { FileReply } from '#http/reply/file-reply.ts'
import type { OrdersContext } from '../orders-context.ts'
import { finishPdf, newPdf } from '../pdf/new-pdf.ts'
import { drawStickers, stickerPage, type Sticker } from './draw-stickers.ts'

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
