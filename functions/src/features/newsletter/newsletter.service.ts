import { SHOP } from '@bartan/contract/shop-config'

type Mail = { subject: string; text: string; html: string }

type Ports = {
  /** Stores the address and its welcome mail, once; false where it was there. */
  subscribe: (email: string, mail: Mail) => Promise<boolean>
}

const WELCOME_TEXT = `Thank you for signing up to the ${SHOP.name} newsletter.

You will be the first to hear about new products, offers and sales.

${SHOP.name}
${SHOP.address.join(', ')}
${SHOP.phone}`

const WELCOME: Mail = {
  subject: `Welcome to ${SHOP.name}`,
  text: WELCOME_TEXT,
  html: WELCOME_TEXT.split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n'),
}

export const newsletterService = ({ subscribe }: Ports) => ({
  /** Upper and lower case are one address: nobody runs two mailboxes that differ in it. */
  subscribe: async (email: string): Promise<{ isNew: boolean; message: string }> => {
    const isNew = await subscribe(email.toLowerCase(), WELCOME)
    return {
      isNew,
      message: isNew ? 'Thank you for subscribing' : 'You are subscribed already. Thank you!',
    }
  },
})

export type NewsletterService = ReturnType<typeof newsletterService>
