import { text } from '#i18n/texts.ts'
import { t } from '#components/ui/texts.ts'
import { formatRupees } from './format-rupees.ts'
import { css, cva } from '#styled-system/css'

const row = cva({
  base: { display: 'flex', justifyContent: 'space-between', gap: '4' },
  variants: {
    isOff: { true: { color: 'success' } },
    isSum: {
      true: {
        pt: '3',
        mt: '1',
        borderTopWidth: '1px',
        fontSize: 'lg',
        fontWeight: 'bold',
      },
    },
  },
})

const styles = {
  root: css({ display: 'grid', gap: '2', fontVariantNumeric: 'tabular-nums' }),
}

/** Of a cart, a checkout or an order, in rupees. */
export type TotalsProps = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  /** What a coupon takes off the items (contract: order.ts). */
  discount?: number | undefined
  couponCode?: string | undefined
}

/** Subtotal, discount if there is one, shipping ('Free' or the fee) and total. */
export const Totals = (props: TotalsProps) => {
  const { itemsPrice, shippingPrice, totalPrice, discount = 0, couponCode = '' } = props
  return (
    <dl className={styles.root}>
      <div className={row()}>
        <dt>{t('subtotal')}</dt>
        <dd>{formatRupees(itemsPrice)}</dd>
      </div>
      {discount > 0 && (
        <div className={row({ isOff: true })}>
          <dt>{t('discount', { code: couponCode })}</dt>
          <dd>{formatRupees(-discount)}</dd>
        </div>
      )}
      <div className={row()}>
        <dt>{t('shipping')}</dt>
        <dd>{shippingPrice === 0 ? text('shippingFree') : formatRupees(shippingPrice)}</dd>
      </div>
      <div className={row({ isSum: true })}>
        <dt>{t('total')}</dt>
        <dd>{formatRupees(totalPrice)}</dd>
      </div>
    </dl>
  )
}
