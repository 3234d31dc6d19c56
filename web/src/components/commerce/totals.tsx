import { isOpen, type OrderStatus } from '@bartan/contract/orders/order-process'
import { NO_MONEY, rupees, type Rupees } from '@bartan/contract/shared/money'
import { useText } from '#components/ui/texts.ts'
import { useSpecText } from '#i18n/texts.ts'
import { cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { formatRupees } from './format-rupees.ts'

const row = cva({
  base: { display: 'flex', justifyContent: 'space-between', gap: '4' },
  variants: {
    isOff: { true: { color: 'success' } },
    isSum: {
      true: { pt: '3', mt: '1', borderTopWidth: '1px', fontSize: 'lg', fontWeight: 'bold' },
    },
  },
})

/** Sums of a cart, checkout or order. */
export type TotalsProps = {
  itemsPrice: Rupees
  shippingPrice: Rupees
  totalPrice: Rupees
  /** Of an order: what was paid before the door, and what is to be paid there. */
  paidAhead?: Rupees | undefined
  toCollect?: Rupees | undefined
  status?: OrderStatus | undefined
  /** Discount of the applied offer; orders older than offers have only a code. */
  discount?: Rupees | undefined
  offer?: { name: string; code?: string | undefined } | undefined
  couponCode?: string | undefined
  /** Whether the total stands elsewhere. */
  hasNoTotal?: boolean
}

/** Subtotal, discount (if any), shipping ('Free' or the fee) and total. */
export const Totals = (props: TotalsProps) => {
  const t = useText()
  const text = useSpecText()
  const { itemsPrice, shippingPrice, totalPrice, discount = NO_MONEY, offer } = props
  const { paidAhead = NO_MONEY, toCollect = totalPrice, status } = props
  const code = offer?.code ?? offer?.name ?? props.couponCode ?? ''
  return (
    <dl className={grid({ gap: '2', fontVariantNumeric: 'tabular-nums' })}>
      <div className={row()}>
        <dt>{t('subtotal')}</dt>
        <dd>{formatRupees(itemsPrice)}</dd>
      </div>
      {discount > 0 && (
        <div className={row({ isOff: true })}>
          <dt>{t('discount', { code })}</dt>
          <dd>{formatRupees(rupees(0 - discount))}</dd>
        </div>
      )}
      <div className={row()}>
        <dt>{t('shipping')}</dt>
        <dd>{shippingPrice === 0 ? text('shippingFree') : formatRupees(shippingPrice)}</dd>
      </div>
      {!props.hasNoTotal && (
        <div className={row({ isSum: true })}>
          <dt>{t('total')}</dt>
          <dd>{formatRupees(totalPrice)}</dd>
        </div>
      )}
      {paidAhead > 0 && (
        <div className={row({ isOff: true })}>
          <dt>{t('paidAhead')}</dt>
          <dd>{formatRupees(paidAhead)}</dd>
        </div>
      )}
      {paidAhead > 0 && status && isOpen(status) && (
        <div className={row({ isSum: true })}>
          <dt>{t('toPay')}</dt>
          <dd>{formatRupees(toCollect)}</dd>
        </div>
      )}
    </dl>
  )
}
