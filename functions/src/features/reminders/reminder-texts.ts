import type { ReminderKind } from '@bartan/contract/reminders/rules'
import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'

type Facts = {
  kind: ReminderKind
  /** The first name or the full name. */
  name: string
  products: string
  link: string
  stop: string
  shop: Sender
}

/** In both languages: the reader's language is unknown. */
const paragraphsOf = ({ kind, name, products, link, stop, shop }: Facts): string[] =>
  kind === 'cart'
    ? [
        `Hello ${name}, your cart at ${shop.name} still has: ${products}. It is kept here:`,
        link,
        `नमस्ते ${name}, ${shop.name} पर आपके कार्ट में अब भी है: ${products}। ऊपर के लिंक पर मिलेगा।`,
        `No more of these · ऐसे संदेश नहीं चाहिए: ${stop}`,
      ]
    : [
        `Hello ${name}, you have had ${products} of ${shop.name} for a week. How is it? Others would like to know:`,
        link,
        `नमस्ते ${name}, ${shop.name} का ${products} हफ़्ते भर से आपके पास है। कैसा है? ऊपर के लिंक पर लिखें, दूसरों के काम आएगा।`,
        `No more of these · ऐसे संदेश नहीं चाहिए: ${stop}`,
      ]

/** A message for WhatsApp, sent from the shop's own phone. */
export const reminderText = (facts: Facts): string => paragraphsOf(facts).join('\n\n')

const SUBJECTS: Readonly<Record<ReminderKind, string>> = {
  cart: 'your cart is kept · आपका कार्ट सुरक्षित है',
  review: 'how is it? · कैसा लगा?',
}

export const reminderMail = (facts: Facts): Mail => {
  const paragraphs = [...paragraphsOf(facts), signatureOf(facts.shop)]
  return {
    subject: `${facts.shop.name}: ${SUBJECTS[facts.kind]}`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
