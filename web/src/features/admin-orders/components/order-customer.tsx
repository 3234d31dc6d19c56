import { SHOP } from '@bartan/contract/shop/shop-config'
import { MessageCircle, Phone } from 'lucide-react'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { telLink, whatsAppLink } from '#lib/contact-links.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { ComponentProps, ReactNode } from 'react'
import { css } from '#styled-system/css'

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'tap' }),
  root2: css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' }),
  root3: css({ color: 'ink.soft', fontSize: 'sm' }),
  root4: css({ overflowWrap: 'anywhere' }),
  root5: css({ mt: '3' }),
}

const greetingFor = ({ _id, shippingAddress }: Order): string =>
  `Hello ${shippingAddress.firstName}, this is ${SHOP.name} about your order #${_id}.`

type ContactProps = ComponentProps<typeof OutsideLink> & { children: ReactNode }

const Contact = (props: ContactProps) => <OutsideLink className={styles.root} {...props} />

const Contacts = ({ order, phone }: { order: Order; phone: string }) => (
  <p className={styles.root2}>
    <Contact href={telLink(phone)}>
      <Phone aria-hidden size={16} />
      {t('call')}
    </Contact>
    <Contact href={whatsAppLink(phone, greetingFor(order))} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden size={16} />
      WhatsApp
    </Contact>
  </p>
)

/** Who ordered, where it goes, and how to reach them. */
export const OrderCustomer = ({ order }: { order: Order }) => {
  const { shippingAddress, user } = order
  return (
    <>
      {user._id ? (
        <TextLink to={paths.adminUser(user._id)}>{user.name}</TextLink>
      ) : (
        <>
          <p>{user.name}</p>
          <p className={styles.root3}>{t('noAccount')}</p>
        </>
      )}
      {user.email && (
        <p className={styles.root4}>
          <OutsideLink tone="plain" href={`mailto:${user.email}`}>
            {user.email}
          </OutsideLink>
        </p>
      )}
      <div className={styles.root5}>
        <PostalAddress address={shippingAddress} />
      </div>
      {shippingAddress.phone ? (
        <Contacts order={order} phone={shippingAddress.phone} />
      ) : (
        <p className={styles.root5}>{t('accountDeleted')}</p>
      )}
    </>
  )
}
