import type { StaffOrder } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'

type Messages = { en: string } & Partial<Record<Language, string>>

/** What a customer is asked by WhatsApp, in their language; in English where that has no text yet. */
const WITH_LINK: Messages = {
  en: 'Hello {name}, this is {shop}. Thank you for order {number} of {total}, cash on delivery. May we send it? Please confirm or cancel here: {link}',
  hi: 'नमस्ते {name}, {shop} से। {total} के ऑर्डर {number} के लिए धन्यवाद, पैसे सामान मिलने पर। क्या हम भेज दें? यहाँ हाँ या ना बताएँ: {link}',
  mr: 'नमस्कार {name}, {shop} कडून. {total} च्या ऑर्डर {number} साठी धन्यवाद, पैसे माल मिळाल्यावर. पाठवू का? इथे हो किंवा नाही सांगा: {link}',
  bn: 'নমস্কার {name}, {shop} থেকে বলছি। {total} টাকার অর্ডার {number}-এর জন্য ধন্যবাদ, টাকা জিনিস পেয়ে দেবেন। পাঠাব কি? এখানে হ্যাঁ বা না জানান: {link}',
  ta: 'வணக்கம் {name}, {shop} இலிருந்து. {total} மதிப்புள்ள {number} ஆர்டருக்கு நன்றி, பொருள் கிடைத்ததும் பணம். அனுப்பலாமா? இங்கே உறுதி செய்யுங்கள் அல்லது ரத்து செய்யுங்கள்: {link}',
}

/** The same from who may not have the link: the customer writes back. */
const WITHOUT_LINK: Messages = {
  en: 'Hello {name}, this is {shop}. Thank you for order {number} of {total}, cash on delivery. May we send it? Please answer yes or no here.',
  hi: 'नमस्ते {name}, {shop} से। {total} के ऑर्डर {number} के लिए धन्यवाद, पैसे सामान मिलने पर। क्या हम भेज दें? कृपया यहीं हाँ या ना लिखें।',
  mr: 'नमस्कार {name}, {shop} कडून. {total} च्या ऑर्डर {number} साठी धन्यवाद, पैसे माल मिळाल्यावर. पाठवू का? कृपया इथेच हो किंवा नाही लिहा.',
  bn: 'নমস্কার {name}, {shop} থেকে বলছি। {total} টাকার অর্ডার {number}-এর জন্য ধন্যবাদ, টাকা জিনিস পেয়ে দেবেন। পাঠাব কি? অনুগ্রহ করে এখানেই হ্যাঁ বা না লিখুন।',
  ta: 'வணக்கம் {name}, {shop} இலிருந்து. {total} மதிப்புள்ள {number} ஆர்டருக்கு நன்றி, பொருள் கிடைத்ததும் பணம். அனுப்பலாமா? தயவுசெய்து இங்கேயே ஆம் அல்லது இல்லை என்று பதிலளிக்கவும்.',
}

export const askMessage = (
  { number, totalPrice, shippingAddress }: StaffOrder,
  { shop, link, language }: { shop: string; link?: string | undefined; language: Language },
): string => {
  const values: Record<string, string> = {
    name: shippingAddress.firstName,
    shop,
    number,
    total: formatRupees(totalPrice),
    ...(link && { link }),
  }
  const messages = link ? WITH_LINK : WITHOUT_LINK
  return (messages[language] ?? messages.en).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  )
}
