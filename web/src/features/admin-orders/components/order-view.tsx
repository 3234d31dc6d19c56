import type { StaffOrder as Order } from '@bartan/contract/orders/schema'
import { MessageCircle, Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { LineItem } from '#components/commerce/line-item.tsx'
import { OrderSheet, type SheetKind } from '#components/commerce/order-sheet/order-sheet.tsx'
import { OrderTotals } from '#components/commerce/order-sheet/order-totals.tsx'
import { PaymentBadge } from '#components/commerce/payment-badge.tsx'
import { Button, TextLink } from '#components/ui/elements.tsx'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useTell } from '../confirming/use-chat.ts'
import { useText as useDeskText } from '../desk-texts.ts'
import { EditLines } from '../edit-lines/edit-lines.tsx'
import { AddressButton } from '../order-desk/address-button.tsx'
import { CancelButton } from '../order-desk/cancel-dialog.tsx'
import { DeskParts } from '../order-desk/desk-parts.tsx'
import { NextStep } from '../order-desk/next-step.tsx'
import { NotesPart } from '../order-desk/notes-part.tsx'
import { OrderTimeline } from '../order-desk/order-timeline.tsx'
import { Section } from '../order-desk/section.tsx'
import { useText as useOwnText } from '../order-desk/texts.ts'
import { PrintMenu } from '../print/print-menu.tsx'
import { OrderReturns } from '../returns/order-returns.tsx'
import { RequestReturn } from '../returns/request-return.tsx'
import { usePermissions } from '../steps/use-permissions.ts'
import { useText } from '../texts.ts'
import { DeleteOrderMenu } from './delete-order-menu.tsx'
import { MarkDelivered } from './mark-delivered.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderColumns } from './order-layout.tsx'
import { StatusSelect } from './status-select.tsx'

/** Link to other orders of the same phone number; hidden for its first order. */
const EarlierOrders = ({ order: { user, phoneFacts } }: { order: Order }) => {
  const t = useText()
  if (!phoneFacts || phoneFacts.orders < 2 || !user.phone) return null
  return (
    <p className={css({ alignSelf: 'center', fontSize: 'sm' })}>
      <TextLink to={adminPaths.ordersOf(user.phone)}>
        {t('earlierOrders', { count: phoneFacts.orders - 1 })}
      </TextLink>
    </p>
  )
}

/** Tells the customer the order's status by WhatsApp. */
const TellButton = ({ order }: { order: Order }) => {
  const t = useDeskText()
  const { isAtDesk } = usePermissions()
  const { open, isOpening } = useTell()
  if (!order.shippingAddress.phone || !isAtDesk) return null
  return (
    <Button size="sm" variant="outline" disabled={isOpening} onClick={() => open(order)}>
      <MessageCircle aria-hidden size={16} />
      {t('tellByWhatsApp')}
    </Button>
  )
}

const styles = {
  // Columns of equal width, whatever their current labels: two on a phone, else one per action of the order.
  actions: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '2', md: '4', xl: 'repeat(4, 192px) minmax(0, 1fr)' },
    alignItems: 'center',
    gap: '2',
    mb: '5',
    // The save state is beside the menu, without layout shift.
    '& output': { position: 'absolute', top: { base: '1', lg: '0' }, right: '12' },
    // The status of who may not change it is a badge, as wide as its words.
    '& > span': { justifySelf: 'start' },
  }),
  stateAndMenu: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gridRow: '1',
    gridColumn: { base: '1 / -1', xl: '5' },
  }),
  sheets: css({
    display: { base: 'contents', md: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    gridColumn: '1 / -1',
    // Makes the menu's button as wide as its neighbors.
    '& > * > button': { w: { base: 'full', md: 'auto' } },
  }),
  // A single column on a phone: customer, contents, then sections that depend on the status.
  column: css({ display: { base: 'contents', md: 'grid' }, gap: '4', gridTemplateColumns: '1' }),
  deliver: css({ display: 'grid', '& > span': { lineHeight: '1.25', whiteSpace: 'normal' } }),
}

type ActionsProps = { order: Order; onPrint: (kind: SheetKind) => void; onDeleted: () => void }

const SHEETS: readonly SheetKind[] = ['invoice', 'packingSlip']

const Actions = ({ order, onPrint, onDeleted }: ActionsProps) => {
  const t = useText()
  const { isAtDesk } = usePermissions()
  return (
    <div className={styles.actions}>
      <div className={styles.stateAndMenu}>
        <PaymentBadge order={order} />
        <DeleteOrderMenu order={order} onDeleted={onDeleted} />
      </div>
      <StatusSelect order={order} />
      {/* Keeps its space when there is nothing to deliver. */}
      <div className={styles.deliver}>
        <MarkDelivered order={order} />
      </div>
      <CancelButton order={order} />
      <TellButton order={order} />
      <div className={styles.sheets}>
        {isAtDesk ? (
          <PrintMenu
            ids={[order._id]}
            sheets={SHEETS.map((kind) => ({
              label: t(`print.${kind}`),
              // Waits until the menu has closed, because its update would interfere with printing.
              onSelect: () => void setTimeout(onPrint, 0, kind),
            }))}
          />
        ) : (
          SHEETS.map((kind) => (
            <Button key={kind} variant="outline" size="sm" onClick={() => onPrint(kind)}>
              <Printer aria-hidden size={16} />
              {t(`print.${kind}`)}
            </Button>
          ))
        )}
        <EarlierOrders order={order} />
      </div>
    </div>
  )
}

const Products = ({ order }: { order: Order }) => {
  const t = useText()
  return (
    <Section title={t('products')} button={<EditLines order={order} />}>
      <ul className={css({ mb: '5' })}>
        {order.orderItems.map((line) => (
          <LineItem key={`${line.productId} ${line.size} ${line.color}`} line={line} />
        ))}
      </ul>
      <div className={css({ pt: '4', borderTopWidth: '1px' })}>
        <OrderTotals order={order} />
      </div>
    </Section>
  )
}

/** An order with everything that can be done with it. */
export const OrderView = ({ order, onDeleted }: { order: Order; onDeleted: () => void }) => {
  const t = useText()
  const own = useOwnText()
  const { isAtDesk } = usePermissions()
  const [sheet, setSheet] = useState<SheetKind>('invoice')
  const onPrint = (chosen: SheetKind) => {
    flushSync(() => setSheet(chosen))
    print()
  }
  return (
    <>
      <div className={css({ _print: { display: 'none' } })}>
        <NextStep order={order} />
        <Actions order={order} onPrint={onPrint} onDeleted={onDeleted} />
        <OrderColumns>
          <div className={styles.column}>
            <Products order={order} />
            {isAtDesk && (
              <Section title={own('notes')}>
                <NotesPart key={order._id} id={order._id} />
              </Section>
            )}
            <div className={css({ order: { base: 1, md: 0 } })}>
              <Section title={own('timeline')}>
                <OrderTimeline order={order} />
              </Section>
            </div>
          </div>
          <div className={styles.column}>
            <div className={grid({ order: { base: -1, md: 0 }, gap: '4' })}>
              {order.returns && (
                <Section title={t('returns')}>
                  <OrderReturns order={order} />
                </Section>
              )}
              <RequestReturn order={order} />
              <Section title={t('customer')}>
                <OrderCustomer order={order} />
                {isAtDesk && <AddressButton order={order} />}
              </Section>
            </div>
            <DeskParts order={order} />
          </div>
        </OrderColumns>
      </div>
      <OrderSheet order={order} kind={sheet} isPrintOnly />
    </>
  )
}
