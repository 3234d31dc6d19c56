import type { Order } from '@bartan/contract/orders/schema'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'

type About = { name: string; shop: string; number: string }

/** Beginning of a message about an order, in the customer's language; in English if there is no text yet. */
const GREETINGS: Record<'en', (about: About) => string> &
  Partial<Record<Language, (about: About) => string>> = {
  en: ({ name, shop, number }) => `Hello ${name}, this is ${shop} about your order #${number}.`,
  hi: ({ name, shop, number }) => `नमस्ते ${name}, ${shop} से, आपके ऑर्डर #${number} के बारे में।`,
  mr: ({ name, shop, number }) => `नमस्कार ${name}, ${shop} कडून, तुमच्या ऑर्डर #${number} बद्दल.`,
  bn: ({ name, shop, number }) =>
    `নমস্কার ${name}, ${shop} থেকে বলছি, আপনার অর্ডার #${number}-এর বিষয়ে।`,
  ta: ({ name, shop, number }) => `வணக்கம் ${name}, ${shop} இலிருந்து, உங்கள் #${number} ஆர்டர் குறித்து.`,
}

export const greetingFor = (order: Order, shop: string): string => {
  const { number, language = DEFAULT_LANGUAGE, shippingAddress } = order
  const greet = GREETINGS[language] ?? GREETINGS.en
  return greet({ name: shippingAddress.firstName, shop, number })
}
