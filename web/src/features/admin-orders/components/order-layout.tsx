import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The products beside the customer. */
export const OrderColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
  },
})

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
