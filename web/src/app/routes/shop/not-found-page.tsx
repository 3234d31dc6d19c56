import { CATEGORIES } from '@bartan/contract/catalog-options'
import { Compass } from 'lucide-react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Container } from '../../../components/container.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { paths } from '../../../config/paths.ts'

export const NotFoundPage = () => (
  <Container py={{ base: '6', md: '12' }}>
    <PageTitle>Page not found</PageTitle>
    <EmptyState
      as="h1"
      title="This shelf is empty"
      icon={<Compass size={36} strokeWidth={1.5} />}
      action={
        <>
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          {CATEGORIES.map((category) => (
            <ButtonLink key={category} variant="outline" to={paths.collection({ category })}>
              {category}
            </ButtonLink>
          ))}
        </>
      }
    >
      The page you are looking for is not here: moved, or never was. The search above knows every
      product, and we are glad to <TextLink to={paths.contact}>help</TextLink>.
    </EmptyState>
  </Container>
)
