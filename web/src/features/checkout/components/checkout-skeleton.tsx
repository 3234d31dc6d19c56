import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../../components/skeleton.tsx'
import { CheckoutColumns } from './checkout-columns.ts'

/** Placeholders for contact, address, payment and summary while the cart loads. */
export const CheckoutSkeleton = () => (
  <CheckoutColumns>
    <chakra.div display="grid" gap="5">
      <Skeleton h="144px" borderRadius="lg" />
      <Skeleton h="420px" borderRadius="lg" />
      <Skeleton h="120px" borderRadius="lg" />
    </chakra.div>
    <Skeleton h="360px" borderRadius="lg" />
  </CheckoutColumns>
)
