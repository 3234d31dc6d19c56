import { chakra } from '@chakra-ui/react/styled-system'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { FormColumns } from './product-form-columns.ts'

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
