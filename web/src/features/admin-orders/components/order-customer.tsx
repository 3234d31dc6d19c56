import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { MessageCircle, Phone } from 'lucide-react'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { OutsideLink, TextLink } from '#components/ui/link.tsx'
import { paths } from '#lib/paths.ts'
import { telLink, whatsAppLink } from '#lib/contact-links.ts'
import { t } from '../texts.ts'
import type { Order } from '@bartan/contract/orders/schema'
import type { ComponentProps, ReactNode } from 'react'

const greetingFor = ({ _id, shippingAddress }: Order): string =>
  `Hello ${shippingAddress.firstName}, this is ${SHOP.name} about your order #${_id}.`

type ContactProps = ComponentProps<typeof OutsideLink> & { children: ReactNode }

const Contact = (props: ContactProps) => (
  <OutsideLink display="inline-flex" alignItems="center" gap="1.5" minH="tap" {...props} />
)

const Contacts = ({ order, phone }: { order: Order; phone: string }) => (
  <chakra.p display="flex" flexWrap="wrap" columnGap="5">
    <Contact href={telLink(phone)}>
      <Phone aria-hidden size={16} />
      {t('call')}
    </Contact>
    <Contact href={whatsAppLink(phone, greetingFor(order))} target="_blank" rel="noreferrer">
      <MessageCircle aria-hidden size={16} />
      WhatsApp
    </Contact>
  </chakra.p>
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
          <chakra.p>{user.name}</chakra.p>
          <chakra.p color="ink.soft" fontSize="sm">
            {t('noAccount')}
          </chakra.p>
        </>
      )}
      {user.email && (
        <chakra.p overflowWrap="anywhere">
          <OutsideLink tone="plain" href={`mailto:${user.email}`}>
            {user.email}
          </OutsideLink>
        </chakra.p>
      )}
      <chakra.div mt="3">
        <PostalAddress address={shippingAddress} />
      </chakra.div>
      {shippingAddress.phone ? (
        <Contacts order={order} phone={shippingAddress.phone} />
      ) : (
        <chakra.p mt="3">{t('accountDeleted')}</chakra.p>
      )}
    </>
  )
}
