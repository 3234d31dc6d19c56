import { NO_MONEY, rupees, type Rupees } from '@bartan/contract/shared/money'
import type { ReactNode } from 'react'
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

type TotalRowProps = { label: string; sum: Rupees | string; isOff?: boolean; isSum?: boolean }

export const TotalRow = ({ label, sum, ...look }: TotalRowProps) => (
  <div className={row(look)}>
    <dt>{label}</dt>
    <dd>{typeof sum === 'string' ? sum : formatRupees(sum)}</dd>
  </div>
)

/** Sums of a cart, checkout or order. */
export type TotalsProps = {
  itemsPrice: Rupees
  shippingPrice: Rupees
  totalPrice: Rupees
  /** Discount of the applied offer; orders older than offers have only a code. */
  discount?: Rupees | undefined
  offer?: { name: string; code?: string | undefined } | undefined
  couponCode?: string | undefined
  /** Whether the total stands elsewhere. */
  hasNoTotal?: boolean
  /** More rows, below the total. */
  children?: ReactNode
}

/** Subtotal, discount (if any), shipping ('Free' or the fee) and total. */
export const Totals = (props: TotalsProps) => {
  const t = useText()
  const text = useSpecText()
  const { itemsPrice, shippingPrice, totalPrice, discount = NO_MONEY, offer } = props
  const code = offer?.code ?? offer?.name ?? props.couponCode ?? ''
  return (
    <dl className={grid({ gap: '2', fontVariantNumeric: 'tabular-nums' })}>
      <TotalRow label={t('subtotal')} sum={itemsPrice} />
      {discount > 0 && (
        <TotalRow
          isOff
          label={t('discount', { code: code && `(${code})` })}
          sum={rupees(0 - discount)}
        />
      )}
      <TotalRow
        label={t('shipping')}
        sum={shippingPrice === 0 ? text('shippingFree') : shippingPrice}
      />
      {!props.hasNoTotal && <TotalRow isSum label={t('total')} sum={totalPrice} />}
      {props.children}
    </dl>
  )
}
