import { Container } from '#components/ui/container.tsx'
import { paths } from '#lib/paths.ts'
import { word } from '#i18n/copy-of.ts'
import { FIRST_CATEGORY } from '../categories.ts'
import { copy } from '../copy.ts'
import { Banner } from './banner.tsx'

/** The first thing on the page; it leads to the first category (spec §2). */
export const Hero = () => (
  <Container pt={{ base: '4', md: '6' }}>
    <Banner
      isFirst
      to={paths.collection({ category: FIRST_CATEGORY })}
      scene="hero"
      tone="light"
      title={copy('heroTitle')}
      text={copy('heroText')}
      action={copy('shop', { name: word(FIRST_CATEGORY) })}
    />
  </Container>
)
