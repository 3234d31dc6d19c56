import { Container } from '#components/ui/elements.tsx'
import { paths } from '#lib/paths.ts'
import { t } from '../texts.ts'
import { Banner } from './banner.tsx'

/** Leads to /collection/all: singular, as spec §2 has it. */
export const Featured = () => (
  <Container as="section" aria-label={t('featured')}>
    <Banner
      to={paths.featured}
      scene="featured"
      tone="dark"
      title={t('featuredTitle')}
      text={t('featuredText')}
      action={t('featuredAction')}
    />
  </Container>
)
