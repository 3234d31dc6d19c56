import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '../../../components/skeleton.tsx'

export const ProductDetailSkeleton = () => (
  <chakra.div
    aria-hidden
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
    gap={{ base: '6', md: '10', xl: '16' }}
  >
    <Skeleton aspectRatio="1" borderRadius="lg" ml={{ lg: '76px' }} />
    <chakra.div display="flex" flexDirection="column" gap="5">
      <Skeleton h="10" w="80%" />
      <Skeleton h="7" w="35%" />
      <Skeleton h="20" />
      <Skeleton h="12" w="60%" />
      <Skeleton h="12" w="70%" />
      <Skeleton h="12" />
    </chakra.div>
  </chakra.div>
)
