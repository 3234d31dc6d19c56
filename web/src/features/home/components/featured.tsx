import { Container } from '../../../components/container.tsx'
import { paths } from '../../../config/paths.ts'
import { Banner } from './banner.tsx'

/** Leads to /collection/all: singular, as spec §2 has it. */
export const Featured = () => (
  <Container as="section" aria-label="Featured">
    <Banner
      to={paths.featured}
      scene="featured"
      tone="dark"
      title="Steel and plastic, side by side"
      text="From the first thali to the last bucket: the whole shop on one shelf."
      action="See everything"
    />
  </Container>
)
