import { chakra } from '@chakra-ui/react/styled-system'
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from '@bartan/contract/shipping'
import { toRupees } from '@bartan/contract/money'
import { Banknote, RotateCcw, Truck } from 'lucide-react'
import { formatRupees } from '../../../components/format-rupees.ts'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'

const Fact = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    fontSize: 'sm',
    '& svg': { flexShrink: '0', mt: '1px', color: 'teal' },
  },
})

export const DeliveryFacts = () => (
  <chakra.ul display="grid" gap="3" pt="5" borderTopWidth="1px">
    <Fact>
      <Truck aria-hidden size={20} />
      <span>
        Free <TextLink to={paths.shipping}>shipping</TextLink> from{' '}
        {formatRupees(toRupees(FREE_SHIPPING_FROM))}, else {formatRupees(toRupees(SHIPPING_FEE))}.
        Estimated delivery: the day after you order.
      </span>
    </Fact>
    <Fact>
      <RotateCcw aria-hidden size={20} />
      <span>
        3 days <TextLink to={paths.returns}>return</TextLink> on eligible products.
      </span>
    </Fact>
    <Fact>
      <Banknote aria-hidden size={20} />
      <span>Cash on delivery. Online payment is coming soon.</span>
    </Fact>
  </chakra.ul>
)
