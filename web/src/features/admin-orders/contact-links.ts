import type { Order } from '@bartan/contract/orders/schema'

/** Phones are ten-digit Indian numbers (spec §5). */
const COUNTRY_CODE = '91'

export const telLink = (phone: string): string => `tel:+${COUNTRY_CODE}${phone}`

/** Opens a chat with a greeting already typed; needs no paid API (https://faq.whatsapp.com/5913398998672934). */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${COUNTRY_CODE}${phone}?text=${encodeURIComponent(text)}`

export const greetingOf = (order: Order, shop: string): string =>
  `Hello ${order.shippingAddress.firstName}, this is ${shop} about your order #${order._id}.`
