import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** Placeholders in the shape and size of cart lines. */
export const CartSkeleton = () => (
  <chakra.div display="grid" gap="5">
    <Skeleton h="62px" borderRadius="md" />
    {[1, 2].map((line) => (
      <chakra.div
        key={line}
        display="grid"
        gridTemplateColumns="72px minmax(0, 1fr)"
        columnGap="4"
        pb="5"
        borderBottomWidth="1px"
      >
        <Skeleton h="72px" borderRadius="md" />
        <chakra.div display="grid" gap="3">
          <Skeleton h="5" w="80%" />
          <Skeleton h="4" w="40%" />
          <Skeleton h="tap" w="122px" borderRadius="md" />
        </chakra.div>
      </chakra.div>
    ))}
  </chakra.div>
)
