import { chakra } from '@chakra-ui/react/styled-system'
import { text } from '#i18n/texts.ts'
import { t } from '#components/ui/texts.ts'
import { formatRupees } from './format-rupees.ts'

/** Of a cart, a checkout or an order, in rupees. */
export type TotalsProps = {
  itemsPrice: number
  shippingPrice: number
  totalPrice: number
  /** What a coupon takes off the items (contract: order.ts). */
  discount?: number | undefined
  couponCode?: string | undefined
}

const Row = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4' },
  variants: {
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

/** Subtotal, discount if there is one, shipping ('Free' or the fee) and total. */
export const Totals = (props: TotalsProps) => {
  const { itemsPrice, shippingPrice, totalPrice, discount = 0, couponCode = '' } = props
  return (
    <chakra.dl display="grid" gap="2" fontVariantNumeric="tabular-nums">
      <Row>
        <dt>{t('subtotal')}</dt>
        <dd>{formatRupees(itemsPrice)}</dd>
      </Row>
      {discount > 0 && (
        <Row color="success">
          <dt>{t('discount', { code: couponCode })}</dt>
          <dd>{formatRupees(-discount)}</dd>
        </Row>
      )}
      <Row>
        <dt>{t('shipping')}</dt>
        <dd>{shippingPrice === 0 ? text('shippingFree') : formatRupees(shippingPrice)}</dd>
      </Row>
      <Row isSum>
        <dt>{t('total')}</dt>
        <dd>{formatRupees(totalPrice)}</dd>
      </Row>
    </chakra.dl>
  )
}
