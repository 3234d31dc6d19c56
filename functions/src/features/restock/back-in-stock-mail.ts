import type { MailLanguage } from '@bartan/contract/back-in-stock'
import { SHOP } from '@bartan/contract/shop-config'
import { SIGNATURE, toHtml } from '../../rules/mail.ts'
import type { Mail } from '../../rules/mail.ts'

/** A line break in a subject would be another header. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const WORDS: Record<
  MailLanguage,
  { subject: (name: string) => string; paragraphs: (name: string) => string[] }
> = {
  en: {
    subject: (name) => `${SHOP.name}: ${name} is back in stock`,
    paragraphs: (name) => [
      'Hello,',
      `${name} is back in stock. You can order it now, as long as there is some.`,
      'You asked us for this one mail. We keep your address no longer.',
    ],
  },
  hi: {
    subject: (name) => `${SHOP.name}: ${name} फिर से उपलब्ध है`,
    paragraphs: (name) => [
      'नमस्ते,',
      `${name} फिर से स्टॉक में आ गया है। स्टॉक रहने तक आप इसे अभी ऑर्डर कर सकते हैं।`,
      'आपने हमसे यही एक ईमेल माँगा था। अब हम आपका पता नहीं रखेंगे।',
    ],
  },
}

/** What somebody asked to be told, in the language in which they asked. */
export const backInStockMail = (
  { name, nameHi }: { name: string; nameHi?: string },
  language: MailLanguage,
): Mail => {
  const { subject, paragraphs } = WORDS[language]
  const shown = inOneLine((language === 'hi' && nameHi) || name)
  const text = [...paragraphs(shown), SIGNATURE]
  return { subject: subject(shown), text: text.join('\n\n'), html: toHtml(text) }
}
