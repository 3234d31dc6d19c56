import { Container } from '../../../components/container.tsx'
import { paths } from '../../../config/paths.ts'
import { copy } from '../copy.ts'
import { Banner } from './banner.tsx'

/** The first thing on the page; it leads to the kitchen (spec §2). */
export const Hero = () => (
  <Container pt={{ base: '4', md: '6' }}>
    <Banner
      isFirst
      to={paths.collection({ category: 'Kitchen' })}
      scene="hero"
      tone="light"
      title={copy('heroTitle')}
      text={copy('heroText')}
      action={copy('heroAction')}
    />
  </Container>
)
