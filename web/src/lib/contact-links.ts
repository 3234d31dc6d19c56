/** Phones are ten-digit Indian numbers (spec §5). */
const COUNTRY_CODE = '91'

export const telLink = (phone: string): string => `tel:+${COUNTRY_CODE}${phone}`

/**
 * Opens a WhatsApp chat with a prepared text, which the user must still send. Needs no paid API
 * (https://faq.whatsapp.com/5913398998672934).
 */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${COUNTRY_CODE}${phone}?text=${encodeURIComponent(text)}`
