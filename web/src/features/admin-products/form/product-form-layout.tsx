import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** A product's text fields beside its images. */
export const FormColumns = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  },
})

/** Takes the form's place while its product loads. */
export const ProductFormSkeleton = () => (
  <FormColumns as="div">
    <chakra.div display="grid" gap="5">
      <Skeleton h="268px" borderRadius="lg" />
      <Skeleton h="300px" borderRadius="lg" />
      <Skeleton h="320px" borderRadius="lg" />
    </chakra.div>
    <Skeleton h="420px" borderRadius="lg" />
  </FormColumns>
)
