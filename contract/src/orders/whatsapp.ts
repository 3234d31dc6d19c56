/** Phones are ten-digit Indian numbers (spec §5). */
const COUNTRY_CODE = '91'

/**
 * A link that opens a WhatsApp chat with the text already typed; whoever follows it still has to send it. Needs no
 * paid API (https://faq.whatsapp.com/5913398998672934).
 */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${COUNTRY_CODE}${phone}?text=${encodeURIComponent(text)}`

type OrderNews = {
  _id: string
  status: 'Processing' | 'Shipped' | 'Delivered' | 'Cancelled'
  totalPrice: number
  isPaid: boolean
  shippingAddress: { firstName: string; phone: string }
}

const NEWS = {
  Processing: 'is placed. Please confirm it by answering this message',
  Shipped: 'is on its way to you',
  Delivered: 'was delivered. Thank you for shopping with us',
  Cancelled: 'is cancelled',
} as const satisfies Record<OrderNews['status'], string>

/** A message about an order from the shop to its customer. */
export const orderMessage = (order: OrderNews, shop: string): string => {
  const { _id, status, totalPrice, isPaid, shippingAddress } = order
  const toPay = isPaid || status === 'Cancelled' ? '' : ` To pay on delivery: ₹${totalPrice}.`
  return `Hello ${shippingAddress.firstName}, this is ${shop}. Your order #${_id} ${NEWS[status]}.${toPay}`
}

export const orderWhatsAppLink = (order: OrderNews, shop: string): string =>
  whatsAppLink(order.shippingAddress.phone, orderMessage(order, shop))

type Waiting = {
  product: { _id: string; name: string; nameHi?: string | undefined }
  phone: string
  language: 'en' | 'hi'
}

/** The message that was asked for beside a sold-out product, in the language of whoever asked. */
export const backInStockWhatsAppLink = (
  { product: { _id, name, nameHi }, phone, language }: Waiting,
  shop: string,
  siteUrl: string,
): string =>
  whatsAppLink(
    phone,
    language === 'hi'
      ? `नमस्ते, ${shop} की ओर से: ${nameHi ?? name} अब फिर से स्टॉक में है। ${siteUrl}/hi/product/${_id}`
      : `Hello, this is ${shop}: ${name} is back in stock. ${siteUrl}/product/${_id}`,
  )
