import { CONFIRMATION_HOURS, type ConfirmationPurpose } from '@bartan/contract/confirmations/rules'
import { HOUR_MS } from '@bartan/contract/shared/shop-day'
import { pathIn } from '@bartan/contract/shop/languages'
import { signatureOf, toHtml, type Mail, type Sender } from './mail.ts'

export const linkEnd = (at: Date): Date => new Date(at.getTime() + CONFIRMATION_HOURS * HOUR_MS)

/** The effect of the button, in both languages: the reader's language is unknown. */
const what = (shop: string): Record<ConfirmationPurpose, { en: string; hi: string }> => ({
  account: {
    en: `Somebody gave this address for an account at ${shop}. If it was you, please open this page and press the button:`,
    hi: `${shop} के एक खाते के लिए किसी ने यह ईमेल पता दिया है। अगर यह आप थे, तो कृपया यह पेज खोलें और बटन दबाएँ:`,
  },
  newsletter: {
    en: `Somebody signed this address up for the newsletter of ${shop}. If it was you, please open this page and press the button:`,
    hi: `किसी ने इस ईमेल पते को ${shop} के न्यूज़लेटर से जोड़ा है। अगर यह आप थे, तो कृपया यह पेज खोलें और बटन दबाएँ:`,
  },
  back_in_stock: {
    en: `Somebody asked ${shop} to write to this address once a product is back in stock. If it was you, please open this page and press the button:`,
    hi: `किसी ने ${shop} से कहा है कि एक सामान फिर से उपलब्ध होने पर इस पते पर लिखें। अगर यह आप थे, तो कृपया यह पेज खोलें और बटन दबाएँ:`,
  },
})

/** The only mail to an unconfirmed address. It contains no visitor's input, since the address may be a stranger's. */
export const confirmationMail = (
  purpose: ConfirmationPurpose,
  token: string,
  { siteUrl, shop }: { siteUrl: string; shop: Sender },
): Mail => {
  const { en, hi } = what(shop.name)[purpose]
  const path = `/confirm-email?token=${token}`
  const paragraphs = [
    en,
    `${siteUrl}${path}`,
    `The link works for ${CONFIRMATION_HOURS} hours. If it was not you, do nothing: we will not write again.`,
    hi,
    siteUrl + pathIn('hi', path),
    `यह लिंक ${CONFIRMATION_HOURS} घंटे तक काम करता है। अगर यह आप नहीं थे, तो कुछ न करें: हम फिर नहीं लिखेंगे।`,
    signatureOf(shop),
  ]
  return {
    subject: `${shop.name}: please confirm your address · कृपया अपना पता पक्का करें`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
