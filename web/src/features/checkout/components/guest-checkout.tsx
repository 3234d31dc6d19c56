import { chakra } from '@chakra-ui/react/styled-system'
import { ButtonLink } from '../../../components/button-link.tsx'
import { paths } from '../../../config/paths.ts'
import { chargesOf } from '../charges.ts'
import { copy } from '../copy.ts'
import { OrderSummary } from './order-summary.tsx'
import type { Line } from '../../../components/line-item.tsx'

type GuestCheckoutProps = { lines: readonly Line[]; itemsPrice: number }

/** The route is open to guests (spec §6): they see what they would order, and placing it takes a login. */
export const GuestCheckout = ({ lines, itemsPrice }: GuestCheckoutProps) => (
  <chakra.div maxW="520px">
    <OrderSummary lines={lines} charges={chargesOf(itemsPrice)}>
      <chakra.p color="ink.soft">{copy('guestHow')}</chakra.p>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <ButtonLink variant="accent" to={paths.login('checkout')}>
          {copy('loginToOrder')}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.register('checkout')}>
          {copy('register')}
        </ButtonLink>
      </chakra.div>
    </OrderSummary>
  </chakra.div>
)
