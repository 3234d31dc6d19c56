import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The form, and the summary beside it where there is room. */
export const CheckoutColumns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  },
})

/**
 * Placeholders for contact, address, payment and summary while the cart loads, each as high as the form's part: a
 * shorter one would move the footer.
 */
export const CheckoutSkeleton = () => (
  <CheckoutColumns>
    <chakra.div display="grid" gap="5">
      <Skeleton h={{ base: '142px', md: '160px' }} borderRadius="lg" />
      <Skeleton h={{ base: '720px', sm: '474px' }} borderRadius="lg" />
      <Skeleton h={{ base: '250px', md: '268px' }} borderRadius="lg" />
    </chakra.div>
    {/* Below the summary of one line, the bar with the button. */}
    <Skeleton h={{ base: '458px', md: '475px', lg: '460px' }} borderRadius="lg" />
  </CheckoutColumns>
)
