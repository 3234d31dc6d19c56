import { chakra } from '@chakra-ui/react/styled-system'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { LineItem } from '#components/commerce/line-item.tsx'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { Totals } from '#components/commerce/totals.tsx'
import { t } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { OrderColumns } from './order-layout.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderReturns } from './order-returns.tsx'
import { PaymentBadge } from './payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import type { ReactNode } from 'react'
import type { Order } from '@bartan/contract/orders/schema'
import type { SheetKind } from '#components/commerce/order-sheet/order-sheet.tsx'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <Heading size="small" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
)

type ActionsProps = { order: Order; onPrint: (kind: SheetKind) => void; onDeleted: () => void }

const SHEETS: readonly SheetKind[] = ['invoice', 'packingSlip']

const Actions = ({ order, onPrint, onDeleted }: ActionsProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="5">
    <chakra.div
      display={{ base: 'flex', md: 'contents' }}
      alignItems="center"
      justifyContent="space-between"
      flexBasis="full"
    >
      <PaymentBadge order={order} />
      {/* At the end: of the only row, or of the first of several. */}
      <chakra.div order={{ md: 1 }}>
        <DeleteOrderMenu order={order} onDeleted={onDeleted} />
      </chakra.div>
    </chakra.div>
    <StatusSelect order={order} />
    <MarkDelivered order={order} />
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      flexBasis={{ base: 'full', md: 'auto' }}
      ml={{ md: 'auto' }}
    >
      {SHEETS.map((kind) => (
        <Button key={kind} variant="outline" size="sm" onClick={() => onPrint(kind)}>
          <Printer aria-hidden size={16} />
          {t(`print.${kind}`)}
        </Button>
      ))}
    </chakra.div>
  </chakra.div>
)

const Products = ({ order }: { order: Order }) => (
  <Section title={t('products')}>
    <chakra.ul mb="5">
      {order.orderItems.map((line) => (
        <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
      ))}
    </chakra.ul>
    <chakra.div pt="4" borderTopWidth="1px">
      <Totals {...order} />
    </chakra.div>
  </Section>
)

/** Everything about an order, and everything that can be done with it. */
export const OrderView = ({ order, onDeleted }: { order: Order; onDeleted: () => void }) => {
  const [sheet, setSheet] = useState<SheetKind>('invoice')
  const onPrint = (chosen: SheetKind) => {
    flushSync(() => setSheet(chosen))
    print()
  }
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <Actions order={order} onPrint={onPrint} onDeleted={onDeleted} />
        <OrderColumns>
          <Products order={order} />
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            {order.returns && (
              <Section title={t('returns')}>
                <OrderReturns order={order} />
              </Section>
            )}
            <Section title={t('customer')}>
              <OrderCustomer order={order} />
            </Section>
            <Section title={t('history')}>
              <OrderHistory order={order} />
            </Section>
          </chakra.div>
        </OrderColumns>
      </chakra.div>
      <OrderSheet order={order} kind={sheet} isPrintOnly />
    </>
  )
}
