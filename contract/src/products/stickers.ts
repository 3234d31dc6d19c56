import type { Rupees } from '../shared/money.ts'

/** What a sticker says of a product or a variant. */
export type StickerGoods = {
  sku: string
  gtin?: string | undefined
  name: string
  size: string
  color: string
  price: Rupees
  mrp?: Rupees | undefined
}

/** Ten sheets of forty. */
export const MAX_STICKERS = 400

/** Forty to an A4 sheet, or one to a page for a printer of labels. */
export const STICKER_PAGES = ['sheet', 'single'] as const

export type StickerPage = (typeof STICKER_PAGES)[number]
