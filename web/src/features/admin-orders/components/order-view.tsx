import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { LineItem } from '#components/commerce/line-item.tsx'
import { OrderSheet } from '#components/commerce/order-sheet/order-sheet.tsx'
import { Totals } from '#components/commerce/totals.tsx'
import { t } from '../texts.ts'
import { AddressButton } from '../order-desk/address-button.tsx'
import { CancelButton } from '../order-desk/cancel-button.tsx'
import { DeskParts } from '../order-desk/desk-parts.tsx'
import { NextStep } from '../order-desk/next-step.tsx'
import { NotesPart } from '../order-desk/notes-part.tsx'
import { OrderTimeline } from '../order-desk/order-timeline.tsx'
import { Section } from '../order-desk/section.tsx'
import { t as own } from '../order-desk/texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { OrderColumns } from './order-layout.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderReturns } from '../returns/order-returns.tsx'
import { ReduceItems } from '../reduce/reduce-items.tsx'
import { PrintMenu } from '../print/print-menu.tsx'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { StatusSelect } from './status-select.tsx'
import { TellButton } from './tell-button.tsx'
import type { StaffOrder as Order } from '@bartan/contract/orders/schema'
import type { SheetKind } from '#components/commerce/order-sheet/order-sheet.tsx'
import { css, cx } from '#styled-system/css'

const styles = {
  // On a phone two in a row, of one width; else in two rows: the order's own, and what is printed of it.
  actions: css({
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '5',
  }),
  stateAndMenu: css({
    display: { base: 'flex', md: 'contents' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
  }),
  menu: css({ order: { md: 1 }, ml: { md: 'auto' } }),
  sheets: css({
    display: { base: 'contents', md: 'flex' },
    flexWrap: 'wrap',
    order: { md: 2 },
    gap: '2',
    flexBasis: 'full',
    // The menu's button, as wide as its neighbors.
    '& > * > button': { w: { base: 'full', md: 'auto' } },
  }),
  lines: css({ mb: '5' }),
  totals: css({ pt: '4', borderTopWidth: '1px' }),
  screenOnly: css({ _print: { display: 'none' } }),
  // On a phone, whom it is for comes before what it holds.
  aside: css({ order: { base: -1, md: 0 } }),
  column: css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' }),
}

type ActionsProps = { order: Order; onPrint: (kind: SheetKind) => void; onDeleted: () => void }

const SHEETS: readonly SheetKind[] = ['invoice', 'packingSlip']

const Actions = ({ order, onPrint, onDeleted }: ActionsProps) => (
  <div className={styles.actions}>
    <div className={styles.stateAndMenu}>
      <PaymentBadge order={order} />
      {/* At the end: of the only row, or of the first of several. */}
      <div className={styles.menu}>
        <DeleteOrderMenu order={order} onDeleted={onDeleted} />
      </div>
    </div>
    <StatusSelect order={order} />
    <MarkDelivered order={order} />
    <CancelButton order={order} />
    <TellButton order={order} />
    <div className={styles.sheets}>
      <PrintMenu ids={[order._id]} />
      {SHEETS.map((kind) => (
        <Button key={kind} variant="outline" size="sm" onClick={() => onPrint(kind)}>
          <Printer aria-hidden size={16} />
          {t(`print.${kind}`)}
        </Button>
      ))}
    </div>
  </div>
)

const Products = ({ order }: { order: Order }) => (
  <Section title={t('products')}>
    <ul className={styles.lines}>
      {order.orderItems.map((line) => (
        <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
      ))}
    </ul>
    <div className={styles.totals}>
      <Totals {...order} />
    </div>
    <ReduceItems order={order} />
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
      <div className={styles.screenOnly}>
        <Actions order={order} onPrint={onPrint} onDeleted={onDeleted} />
        <NextStep order={order} />
        <OrderColumns>
          <div className={styles.column}>
            <Products order={order} />
            <Section title={own('notes')}>
              <NotesPart key={order._id} id={order._id} />
            </Section>
            <Section title={own('timeline')}>
              <OrderTimeline order={order} />
            </Section>
          </div>
          <div className={cx(styles.column, styles.aside)}>
            {order.returns && (
              <Section title={t('returns')}>
                <OrderReturns order={order} />
              </Section>
            )}
            <Section title={t('customer')}>
              <OrderCustomer order={order} />
              <AddressButton order={order} />
            </Section>
            <DeskParts order={order} />
          </div>
        </OrderColumns>
      </div>
      <OrderSheet order={order} kind={sheet} isPrintOnly />
    </>
  )
}
