import type { MailLanguage } from '@bartan/contract/shop/languages'
import { pathIn } from '@bartan/contract/shop/languages'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { SIGNATURE, toHtml } from '#domain/mail/mail.ts'
import type { Mail } from '#domain/mail/mail.ts'

/** A line break in the subject would start another header. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const WORDS: Record<
  MailLanguage,
  {
    subject: (name: string) => string
    /** `page` is the product's address. */
    paragraphs: (name: string, page: string) => string[]
  }
> = {
  en: {
    subject: (name) => `${SHOP.name}: ${name} is back in stock`,
    paragraphs: (name, page) => [
      'Hello,',
      `${name} is back in stock. You can order it now, as long as there is some.`,
      page,
      'You asked us for this one mail. We keep your address no longer.',
    ],
  },
  hi: {
    subject: (name) => `${SHOP.name}: ${name} फिर से उपलब्ध है`,
    paragraphs: (name, page) => [
      'नमस्ते,',
      `${name} अब फिर से स्टॉक में है। स्टॉक रहने तक आप इसे ऑर्डर कर सकते हैं।`,
      page,
      'आपने हमसे यही एक ईमेल माँगा था। अब हम आपका पता नहीं रखेंगे।',
    ],
  },
}

/** The promised mail, in the language of the request. */
export const backInStockMail = (
  { _id, name, nameHi }: { _id: string; name: string; nameHi?: string },
  language: MailLanguage,
  siteUrl: string,
): Mail => {
  const { subject, paragraphs } = WORDS[language]
  const shown = inOneLine((language === 'hi' && nameHi) || name)
  const page = siteUrl + pathIn(language, `/product/${_id}`)
  const text = [...paragraphs(shown, page), SIGNATURE]
  return { subject: subject(shown), text: text.join('\n\n'), html: toHtml(text) }
}
