import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '../../../components/button-link.tsx'
import { paths } from '../../../config/paths.ts'
import { chargesOf } from '../charges.ts'
import { OrderSummary } from './order-summary.tsx'
import type { Line } from '../../../components/line-item.tsx'

type GuestCheckoutProps = { lines: Line[]; itemsPrice: number }

/** The route is open to guests (spec §6): they see what they would order, and placing it takes a login. */
export const GuestCheckout = ({ lines, itemsPrice }: GuestCheckoutProps) => (
  <chakra.div maxW="520px">
    <OrderSummary lines={lines} charges={chargesOf(itemsPrice)}>
      <ButtonLink to={paths.login('checkout')}>Login to order</ButtonLink>
    </OrderSummary>
  </chakra.div>
)
