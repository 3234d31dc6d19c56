import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { ContactCard } from '../../../features/info/components/contact-card.tsx'
import { InfoSections } from '../../../features/info/components/info-sections.tsx'
import { INFO } from '../../../features/info/content.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The pages that the footer leads to; what they say is in features/info/content.ts. */
export const InfoPage = () => {
  const { pathname } = useLocation()
  const content = INFO[pathname.replace(/\/$/, '')]
  if (!content) return <NotFoundPage />
  return (
    <Container>
      <PageHeader title={content.title}>{content.intro}</PageHeader>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="start"
      >
        <InfoSections sections={content.sections} />
        <ContactCard />
      </chakra.div>
    </Container>
  )
}
