import { Container } from '../../../components/container.tsx'
import { paths } from '../../../config/paths.ts'
import { Banner } from './banner.tsx'

/** The first thing one sees; it leads to the kitchen (spec §2). */
export const Hero = () => (
  <Container pt={{ base: '4', md: '6' }}>
    <Banner
      isFirst
      to={paths.collection({ category: 'Kitchen' })}
      scene="hero"
      tone="light"
      title="A kitchen that lasts a lifetime"
      text="Steel that shines for years, at honest prices. Paid at your door."
      action="Shop Kitchen"
    />
  </Container>
)
