import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { translateValue } from '#i18n/translate.ts'

type Messages = { en: string } & Partial<Record<Language, string>>

/** WhatsApp request in the customer's language; in English if there is no text yet. */
const ASKED: Messages = {
  en: 'Hello {name}, this is {shop}. Thank you for order {number}:\n\n{goods}\n\n{total} in all, cash on delivery. May we send it?',
  hi: 'नमस्ते {name}, {shop} से। ऑर्डर {number} के लिए धन्यवाद:\n\n{goods}\n\nकुल {total}, पैसे सामान मिलने पर। क्या हम भेज दें?',
  mr: 'नमस्कार {name}, {shop} कडून. ऑर्डर {number} साठी धन्यवाद:\n\n{goods}\n\nएकूण {total}, पैसे माल मिळाल्यावर. पाठवू का?',
  bn: 'নমস্কার {name}, {shop} থেকে বলছি। অর্ডার {number}-এর জন্য ধন্যবাদ:\n\n{goods}\n\nমোট {total}, টাকা জিনিস পেয়ে দেবেন। পাঠাব কি?',
  ta: 'வணக்கம் {name}, {shop} இலிருந்து. {number} ஆர்டருக்கு நன்றி:\n\n{goods}\n\nமொத்தம் {total}, பொருள் கிடைத்ததும் பணம். அனுப்பலாமா?',
}

const WITH_LINK: Messages = {
  en: 'Please confirm or cancel here: {link}',
  hi: 'यहाँ हाँ या ना बताएँ: {link}',
  mr: 'इथे हो किंवा नाही सांगा: {link}',
  bn: 'এখানে হ্যাঁ বা না জানান: {link}',
  ta: 'இங்கே உறுதி செய்யுங்கள் அல்லது ரத்து செய்யுங்கள்: {link}',
}

/** For staff who may not send the link: the customer replies instead. */
const WITHOUT_LINK: Messages = {
  en: 'Please answer yes or no here.',
  hi: 'कृपया यहीं हाँ या ना लिखें।',
  mr: 'कृपया इथेच हो किंवा नाही लिहा.',
  bn: 'অনুগ্রহ করে এখানেই হ্যাঁ বা না লিখুন।',
  ta: 'தயவுசெய்து இங்கேயே ஆம் அல்லது இல்லை என்று பதிலளிக்கவும்.',
}

/** A WhatsApp link holds about 2,000 characters. */
const MAX_LINES = 20

type Line = StaffOrder['orderItems'][number]

const goodsOf = (lines: readonly Line[], language: Language): string => {
  const rows = lines.slice(0, MAX_LINES).map(({ quantity, name, size, color }) => {
    const choice = [size, color].filter(Boolean).map((value) => translateValue(language, value))
    return `${quantity} × ${[name, ...choice].join(', ')}`
  })
  return [...rows, ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n')
}

export const askMessage = (
  { number, toCollect, shippingAddress, orderItems }: StaffOrder,
  { shop, link, language }: { shop: string; link?: string | undefined; language: Language },
): string => {
  const values: Record<string, string> = {
    name: shippingAddress.firstName,
    shop,
    number,
    total: formatRupees(toCollect),
    goods: goodsOf(orderItems, language),
    ...(link && { link }),
  }
  const inLanguage = (messages: Messages) => messages[language] ?? messages.en
  return `${inLanguage(ASKED)} ${inLanguage(link ? WITH_LINK : WITHOUT_LINK)}`.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  )
}
