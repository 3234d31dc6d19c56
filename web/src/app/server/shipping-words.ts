import { isAlwaysFree } from '@bartan/contract/pricing/shipping'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { textIn } from './texts.ts'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

/** What a description says of shipping; without an amount where it is always free. */
export const shippingWords = (language: Language, shop: Shop): string =>
  isAlwaysFree(shop.shipping)
    ? textIn(language, 'alwaysFree')
    : textIn(language, 'freeFrom', { free: formatRupees(shop.shipping.freeFrom) })
