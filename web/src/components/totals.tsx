import { chakra } from '@chakra-ui/react/styled-system'
import { TEXTS } from '@bartan/contract/texts'
import { formatRupees } from './format-rupees.ts'

type TotalsProps = { itemsPrice: number; shippingPrice: number; totalPrice: number }

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

/** Subtotal, shipping ('Free' or its fee) and total. */
export const Totals = ({ itemsPrice, shippingPrice, totalPrice }: TotalsProps) => (
  <chakra.dl display="grid" gap="2" fontVariantNumeric="tabular-nums">
    <Row>
      <dt>Subtotal</dt>
      <dd>{formatRupees(itemsPrice)}</dd>
    </Row>
    <Row>
      <dt>Shipping</dt>
      <dd>{shippingPrice === 0 ? TEXTS.shippingFree : formatRupees(shippingPrice)}</dd>
    </Row>
    <Row isSum>
      <dt>Total</dt>
      <dd>{formatRupees(totalPrice)}</dd>
    </Row>
  </chakra.dl>
)
