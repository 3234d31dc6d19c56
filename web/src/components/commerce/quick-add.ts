import { atom } from 'nanostores'
import type { Product } from '@bartan/contract/products/schema'

/** A product that a card's button is to add to the cart, in the color that the card shows, if it shows one. */
export type QuickAdd = { product: Product; color: string | undefined }

/** Set by cards, which know nothing of the cart; the layout around them answers. */
export const quickAdd = atom<QuickAdd | undefined>()

/** Whether something must be chosen before the product can be bought. */
export const hasChoice = ({ sizes, colors }: Product): boolean =>
  sizes.length > 1 || colors.length > 1
