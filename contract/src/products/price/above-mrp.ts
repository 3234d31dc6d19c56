import type { Paise, Rupees } from '../../shared/money.ts'

type Sold = { price?: Paise | Rupees | undefined; mrp?: Paise | Rupees | null | undefined }

/** Indexes of variants that cost more than the maximum retail price of their product, which stands for their own. */
export const aboveMrp = (variants: readonly Sold[], { price, mrp }: Sold): number[] =>
  variants.flatMap((one, index) => {
    const own = one.price ?? price
    const isAbove = one.mrp == null && mrp != null && own !== undefined && mrp < own
    return isAbove ? [index] : []
  })
