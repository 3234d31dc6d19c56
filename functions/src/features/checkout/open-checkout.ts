import type { ShippingAddress } from '@bartan/contract/orders/address-schema'
import type { Gstin } from '@bartan/contract/shared/gstin'
import type { Language } from '@bartan/contract/shop/languages'
import type { Quote } from './price-lines.ts'

export type NewCheckout = Quote & {
  userId: string
  buyerGstin?: Gstin
  buyerName?: string
  language?: Language
  whatsapp?: boolean
  shippingAddress: ShippingAddress
  createdAt: Date
  expiresAt: Date
}

/** A checkout as finalizing reads it; open if it has no order. */
export type OpenCheckout = Omit<NewCheckout, 'createdAt'> & { orderId: string | null }
