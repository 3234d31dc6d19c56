import type { Product } from '@bartan/contract/products/schema'
import { atom } from 'nanostores'

/** A request from a card to add a product to the cart, in the size and color that the card shows, if any. */
export type QuickAdd = {
  product: Product
  wanted: { size?: string | undefined; color?: string | undefined }
}

/** Set by cards, which don't know the cart; the layout handles it. */
export const quickAdd = atom<QuickAdd | undefined>()

/** Tells whether size or color must be chosen before buying. */
export const hasChoice = ({ sizes, colors, variants }: Product): boolean =>
  variants ? variants.length > 1 : sizes.length > 1 || colors.length > 1
