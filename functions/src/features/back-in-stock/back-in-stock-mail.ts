import { choiceIn } from '@bartan/contract/messages/texts/choice-in'
import { nameOf, type Named } from '@bartan/contract/products/names'
import { pathIn, type MailLanguage } from '@bartan/contract/shop/languages'
import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'

/** A line break in the subject would start another header. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

const WORDS: Record<
  MailLanguage,
  {
    subject: (name: string, shop: string) => string
    /** `page` is the product's address. */
    paragraphs: (name: string, page: string) => string[]
  }
> = {
  en: {
    subject: (name, shop) => `${shop}: ${name} is back in stock`,
    paragraphs: (name, page) => [
      'Hello,',
      `${name} is back in stock. You can order it now, as long as there is some.`,
      page,
      'You asked us for this one mail. We keep your address no longer.',
    ],
  },
  hi: {
    subject: (name, shop) => `${shop}: ${name} फिर से उपलब्ध है`,
    paragraphs: (name, page) => [
      'नमस्ते,',
      `${name} अब फिर से स्टॉक में है। स्टॉक रहने तक आप इसे ऑर्डर कर सकते हैं।`,
      page,
      'आपने हमसे यही एक ईमेल माँगा था। अब हम आपका पता नहीं रखेंगे।',
    ],
  },
}

/** The product that is back, with size and color if it has variants. */
export type Returned = Named & {
  _id: string
  size?: string
  color?: string
}

const choiceQuery = ({ size, color }: Returned): string => {
  const chosen = Object.entries({ color, size }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return chosen.length > 0 ? `?${chosen.join('&')}` : ''
}

export const backInStockMail = (
  product: Returned,
  language: MailLanguage,
  { siteUrl, shop }: { siteUrl: string; shop: Sender },
): Mail => {
  const { subject, paragraphs } = WORDS[language]
  const choice = choiceIn(product, language)
  const shown = inOneLine([nameOf(product, language), choice].filter(Boolean).join(', '))
  const page = siteUrl + pathIn(language, `/product/${product._id}`) + choiceQuery(product)
  const text = [...paragraphs(shown, page), signatureOf(shop)]
  return { subject: subject(shown, shop.name), text: text.join('\n\n'), html: toHtml(text) }
}
