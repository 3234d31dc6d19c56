import { Container } from '#components/ui/container.tsx'
import { paths } from '#lib/paths.ts'
import { copy } from '../copy.ts'
import { Banner } from './banner.tsx'

/** Leads to /collection/all: singular, as spec §2 has it. */
export const Featured = () => (
  <Container as="section" aria-label={copy('featured')}>
    <Banner
      to={paths.featured}
      scene="featured"
      tone="dark"
      title={copy('featuredTitle')}
      text={copy('featuredText')}
      action={copy('featuredAction')}
    />
  </Container>
)
