import { Container } from '#components/ui/container.tsx'
import { NotFound } from '#features/not-found/components/not-found.tsx'

export const NotFoundPage = () => (
  <Container py={{ base: '6', md: '12' }}>
    <NotFound />
  </Container>
)
