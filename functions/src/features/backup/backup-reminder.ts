import { signatureOf, toHtml, type Mail, type Sender } from '#domain/mail/mail.ts'

type Facts = {
  /** The day of the last backup; undefined: none yet. */
  last: string | undefined
  link: string
  shop: Sender
}

/** A mail to the owner, in both languages of the admin area. */
export const backupMail = ({ last, link, shop }: Facts): Mail => {
  const paragraphs = [
    last
      ? `The last backup of ${shop.name} is of ${last}.`
      : `There is no backup of ${shop.name} yet.`,
    'One press makes another, as a file for your own computer:',
    link,
    last
      ? `${shop.name} का पिछला बैकअप ${last} का है। ऊपर के लिंक पर एक बार दबाने से नया बन जाएगा।`
      : `${shop.name} का अब तक कोई बैकअप नहीं है। ऊपर के लिंक पर एक बार दबाने से बन जाएगा।`,
    'If backups are made elsewhere, say so there, and this mail comes no more. · अगर बैकअप कहीं और अपने आप बनते हैं, तो वहीं बता दें: यह मेल फिर नहीं आएगा।',
    signatureOf(shop),
  ]
  return {
    subject: `${shop.name}: time for a backup · बैकअप का समय`,
    text: paragraphs.join('\n\n'),
    html: toHtml(paragraphs),
  }
}
