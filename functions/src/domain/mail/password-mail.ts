import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { signatureOf, toHtml, type Mail, type Sender } from './mail.ts'

/** The page on which an account's owner chooses a new password. */
export const resetLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${PAGE_PATHS.resetPassword}?token=${token}`

/** In both languages: the reader's language is unknown. */
export const passwordMail = (
  link: string,
  { shop, minutes }: { shop: Sender; minutes: number },
): Mail => {
  const paragraphs = [
    `Somebody asked for a new password for your account at ${shop.name}. If it was you, please open this page and choose one:`,
    link,
    `The link works once, for ${minutes} minutes. If it was not you, do nothing: your password stays as it is.`,
    `किसी ने ${shop.name} पर आपके खाते के लिए नया पासवर्ड माँगा है। अगर यह आप थे, तो ऊपर का पेज खोलें और नया पासवर्ड चुनें।`,
    `यह लिंक ${minutes} मिनट तक, एक ही बार काम करता है। अगर यह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड नहीं बदलेगा।`,
    signatureOf(shop),
  ]
  return {
    subject: `${shop.name}: your new password · आपका नया पासवर्ड`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
