import type { Language } from '@bartan/contract/shop/languages'

/** Texts for customers on the sheet, in the sheet's language instead of the admin's. */
type SheetText = { order: string; at: string }

const ENGLISH: SheetText = {
  order: 'To order, send the code and how many: {example}',
  at: 'WhatsApp {phone}',
}

const OTHERS: Partial<Record<Language, SheetText>> = {
  hi: { order: 'ऑर्डर के लिए कोड और कितने भेजें: {example}', at: 'WhatsApp {phone}' },
  mr: { order: 'ऑर्डरसाठी कोड आणि किती ते पाठवा: {example}', at: 'WhatsApp {phone}' },
  bn: { order: 'অর্ডার করতে কোড আর কয়টা পাঠান: {example}', at: 'WhatsApp {phone}' },
  ta: { order: 'ஆர்டர் செய்ய குறியீடும் எண்ணிக்கையும் அனுப்பவும்: {example}', at: 'WhatsApp {phone}' },
}

/** English if an incomplete language lacks the text. */
export const sheetTextsIn = (language: Language): SheetText => OTHERS[language] ?? ENGLISH
