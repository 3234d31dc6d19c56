import { isAlwaysFree } from '@bartan/contract/checkout/shipping'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { shop } from '#lib/shop-settings.ts'
import { t } from './texts.ts'

/** What a description says of shipping: nobody is told of a sum from which on it is free where it always is. */
export const shippingWords = (): string =>
  isAlwaysFree(shop().shipping)
    ? t('alwaysFree')
    : t('freeFrom', { free: formatRupees(shop().shipping.freeFrom) })
