import { isCancelled } from '@bartan/contract/orders/order-process'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { PostalAddress } from '#components/commerce/postal-address.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { addressLine } from '#i18n/address-line.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { OrderTotals } from './order-totals.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { SheetPaper } from './sheet-paper.tsx'
import { useText, textIn } from './texts.ts'

const styles = {
  printOnly: css({ '@media screen': { display: 'none' } }),
  shop: css({ fontFamily: 'heading', fontSize: '2xl', fontWeight: 'semibold', color: 'teal.deep' }),
  facts: css({
    // Needed because the theme's breakpoints apply only to screens.
    textAlign: { sm: 'right' },
    overflowWrap: 'anywhere',
    _print: { textAlign: 'right' },
  }),
  title: css({ fontFamily: 'heading', fontSize: '2xl', fontWeight: 'semibold' }),
  section: css({ mt: '8' }),
  billedTo: css({ mb: '1', fontWeight: 'semibold', color: 'ink.soft' }),
  totals: css({ maxW: '280px', ml: 'auto', mt: '5', breakInside: 'avoid' }),
  payment: css({ mt: '8', fontWeight: 'semibold' }),
}

export type SheetKind = 'invoice' | 'packingSlip'

const Letterhead = ({ order, kind }: { order: Order; kind: SheetKind }) => {
  const t = useText()
  const shop = useShop()
  return (
    <header className={wrap({ justify: 'space-between', gap: '6' })}>
      <div className={css({ maxW: '90mm' })}>
        <p className={styles.shop}>{shop.name}</p>
        {[
          shop.address.map((value) => addressLine(t.language, value)).join(', '),
          shop.phone,
          shop.email,
        ]
          .filter(Boolean)
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      <div className={styles.facts}>
        <h1 className={styles.title}>{t(kind)}</h1>
        <p>{t('order', { id: order.number })}</p>
        <p>{formatDate(t.language, order.createdAt)}</p>
      </div>
    </header>
  )
}

const paymentOf = (language: Language, { isPaid, paidAt, toCollect, status }: Order): string => {
  if (isCancelled(status)) return textIn(language, 'cancelled')
  if (!isPaid && toCollect > 0) return textIn(language, 'toPay')
  return paidAt
    ? textIn(language, 'paidAt', { date: formatDate(language, paidAt) })
    : textIn(language, 'paid')
}

const collectionOf = (language: Language, { isPaid, toCollect, status }: Order): string => {
  if (isCancelled(status)) return textIn(language, 'cancelled')
  return isPaid || toCollect === 0
    ? textIn(language, 'nothingToCollect')
    : textIn(language, 'toCollect', { sum: formatRupees(toCollect) })
}

type OrderSheetProps = { order: Order; kind: SheetKind; isPrintOnly?: boolean }

/** An order on one A4 sheet, the same on screen and paper: an invoice, or a packing slip without prices. */
export const OrderSheet = ({ order, kind, isPrintOnly = false }: OrderSheetProps) => {
  const t = useText()
  return (
    <SheetPaper
      aria-label={t('label', { title: t(kind), id: order.number })}
      className={cx(isPrintOnly && styles.printOnly)}
    >
      <Letterhead order={order} kind={kind} />
      <section className={styles.section}>
        <h2 className={styles.billedTo}>{t(kind === 'invoice' ? 'billedTo' : 'deliverTo')}</h2>
        <PostalAddress address={order.shippingAddress}>
          {kind === 'invoice' && order.user.email && <span>{order.user.email}</span>}
        </PostalAddress>
      </section>
      <SheetLines lines={order.orderItems} isPriced={kind === 'invoice'} />
      {kind === 'invoice' ? (
        <>
          <section className={styles.totals}>
            <OrderTotals order={order} />
          </section>
          <p className={styles.section}>{paymentOf(t.language, order)}</p>
        </>
      ) : (
        <p className={styles.payment}>{collectionOf(t.language, order)}</p>
      )}
    </SheetPaper>
  )
}
