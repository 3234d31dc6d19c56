import { chakra } from '@chakra-ui/react/styled-system'
import { SHOP } from '@bartan/contract/shop-config'
import { TEXTS } from '@bartan/contract/texts'
import { MessageCircle, Phone, Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Heading } from '../../../components/heading.tsx'
import { LineItem } from '../../../components/line-item.tsx'
import { OutsideLink, TextLink } from '../../../components/text-link.tsx'
import { Totals } from '../../../components/totals.tsx'
import { paths } from '../../../config/paths.ts'
import { greetingOf, telLink, whatsAppLink } from '../contact-links.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderReturns } from './order-returns.tsx'
import { PrintedOrder } from './printed-order.tsx'
import { StatusSelect } from './status-select.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/order'
import type { Sheet } from './printed-order.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
)

const Customer = ({ order }: { order: Order }) => {
  const { shippingAddress: to, user } = order
  return (
    <Section title="Customer">
      <TextLink to={paths.adminUser(user._id)}>{user.name}</TextLink>
      {user.email && (
        <chakra.p overflowWrap="anywhere">
          <OutsideLink tone="plain" href={`mailto:${user.email}`}>
            {user.email}
          </OutsideLink>
        </chakra.p>
      )}
      <chakra.address fontStyle="normal" mt="3" overflowWrap="anywhere">
        {to.firstName} {to.lastName}
        <br />
        {to.address}
        <br />
        {to.city} {to.postalCode}
        <br />
        {to.country}
      </chakra.address>
      {to.phone ? (
        <>
          <chakra.p mt="3">{to.phone}</chakra.p>
          <chakra.p display="flex" flexWrap="wrap" columnGap="5" mt="1">
            <OutsideLink
              href={telLink(to.phone)}
              display="inline-flex"
              alignItems="center"
              gap="1.5"
            >
              <Phone aria-hidden size={16} />
              Call
            </OutsideLink>
            <OutsideLink
              href={whatsAppLink(to.phone, greetingOf(order, SHOP.name))}
              target="_blank"
              rel="noreferrer"
              display="inline-flex"
              alignItems="center"
              gap="1.5"
            >
              <MessageCircle aria-hidden size={16} />
              WhatsApp
            </OutsideLink>
          </chakra.p>
        </>
      ) : (
        <chakra.p mt="3">The customer has deleted the account.</chakra.p>
      )}
    </Section>
  )
}

type ActionsProps = { order: Order; onPrint: (sheet: Sheet) => void; onDeleted: () => void }

const Actions = ({ order, onPrint, onDeleted }: ActionsProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="5">
    <StatusSelect order={order} />
    <MarkDelivered order={order} />
    <Badge tone={order.isPaid ? 'success' : 'warning'}>
      {order.isPaid ? TEXTS.paid : TEXTS.pending}
    </Badge>
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" ml={{ md: 'auto' }}>
      {(['invoice', 'packing slip'] as const).map((sheet) => (
        <Button key={sheet} variant="outline" size="sm" onClick={() => onPrint(sheet)}>
          <Printer aria-hidden size={16} />
          Print {sheet}
        </Button>
      ))}
      <DeleteOrderMenu order={order} onDeleted={onDeleted} />
    </chakra.div>
  </chakra.div>
)

/** All there is to know of an order, and to do about it. */
export const OrderView = ({ order, onDeleted }: { order: Order; onDeleted: () => void }) => {
  const [sheet, setSheet] = useState<Sheet>('invoice')
  const onPrint = (chosen: Sheet) => {
    flushSync(() => setSheet(chosen))
    print()
  }
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <Actions order={order} onPrint={onPrint} onDeleted={onDeleted} />
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' }}
        >
          <Section title="Products">
            <chakra.ul mb="5">
              {order.orderItems.map((line) => (
                <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
              ))}
            </chakra.ul>
            <chakra.div pt="4" borderTopWidth="1px">
              <Totals {...order} />
            </chakra.div>
          </Section>
          <chakra.div display="grid" gap="4">
            {order.returns && (
              <Section title="Returns">
                <OrderReturns order={order} />
              </Section>
            )}
            <Customer order={order} />
            <Section title="History">
              <OrderHistory order={order} />
            </Section>
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <PrintedOrder order={order} sheet={sheet} />
    </>
  )
}
