import type { Order } from '@bartan/contract/orders/schema'
import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { MessageCircle, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { Note, OutsideLink, TextLink } from '#components/ui/elements.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { telLink, whatsAppLink } from '#lib/contact-links.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

type About = { name: string; shop: string; number: string }

/** Beginning of a message about an order, in the customer's language; in English if there is no text yet. */
const GREETINGS: Record<'en', (about: About) => string> &
  Partial<Record<Language, (about: About) => string>> = {
  en: ({ name, shop, number }) => `Hello ${name}, this is ${shop} about your order #${number}.`,
  hi: ({ name, shop, number }) => `नमस्ते ${name}, ${shop} से, आपके ऑर्डर #${number} के बारे में।`,
  mr: ({ name, shop, number }) => `नमस्कार ${name}, ${shop} कडून, तुमच्या ऑर्डर #${number} बद्दल.`,
  bn: ({ name, shop, number }) =>
    `নমস্কার ${name}, ${shop} থেকে বলছি, আপনার অর্ডার #${number}-এর বিষয়ে।`,
  ta: ({ name, shop, number }) => `வணக்கம் ${name}, ${shop} இலிருந்து, உங்கள் #${number} ஆர்டர் குறித்து.`,
}

const greetingFor = (order: Order, shop: string): string => {
  const { number, language = DEFAULT_LANGUAGE, shippingAddress } = order
  const greet = GREETINGS[language] ?? GREETINGS.en
  return greet({ name: shippingAddress.firstName, shop, number })
}

const styles = {
  contact: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
  address: css({ mt: '3' }),
}

type ContactProps = ComponentProps<typeof OutsideLink> & { children: ReactNode }

const Contact = (props: ContactProps) => <OutsideLink className={styles.contact} {...props} />

const Contacts = ({ order, phone }: { order: Order; phone: string }) => {
  const t = useText()
  const shop = useShop()
  return (
    <p className={wrap({ columnGap: '5' })}>
      <Contact href={telLink(phone)}>
        <Phone aria-hidden size={16} />
        {t('call')}
      </Contact>
      <Contact
        href={whatsAppLink(phone, greetingFor(order, shop.name))}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle aria-hidden size={16} />
        WhatsApp
      </Contact>
    </p>
  )
}

/** The customer, the delivery address and the contact details. */
export const OrderCustomer = ({ order }: { order: Order }) => {
  const t = useText()
  const { shippingAddress, user } = order
  const isAdmin = useUser()?.role === 'admin'
  return (
    <>
      {user._id && isAdmin ? (
        <TextLink to={adminPaths.user(user._id)}>{user.name}</TextLink>
      ) : (
        <>
          <p>{user.name}</p>
          {!user._id && <Note>{t('noAccount')}</Note>}
        </>
      )}
      {user.email && (
        <p className={css({ overflowWrap: 'anywhere' })}>
          <OutsideLink tone="plain" href={`mailto:${user.email}`}>
            {user.email}
          </OutsideLink>
        </p>
      )}
      <div className={styles.address}>
        <PostalAddress address={shippingAddress} />
      </div>
      {shippingAddress.phone ? (
        <Contacts order={order} phone={shippingAddress.phone} />
      ) : (
        <p className={styles.address}>{t('accountDeleted')}</p>
      )}
      {order.whatsapp === false && order.whatsappAt && (
        <Note>{t('noWhatsapp', { day: formatDate(t.language, order.whatsappAt) })}</Note>
      )}
      {user.phone && (
        <p>
          <TextLink to={adminPaths.ordersOf(user.phone)} className={styles.contact}>
            {t('phoneOrders')}
          </TextLink>
        </p>
      )}
    </>
  )
}
