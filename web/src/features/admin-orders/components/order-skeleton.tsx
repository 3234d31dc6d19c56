import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { OrderColumns } from './order-columns.ts'

/** Takes the order's place while it loads. */
export const OrderSkeleton = () => (
  <>
    <Skeleton h="tap.sm" mb="5" maxW="420px" borderRadius="md" />
    <OrderColumns>
      <Skeleton h="420px" borderRadius="lg" />
      <chakra.div display="grid" gap="4">
        <Skeleton h="260px" borderRadius="lg" />
        <Skeleton h="144px" borderRadius="lg" />
      </chakra.div>
    </OrderColumns>
  </>
)
