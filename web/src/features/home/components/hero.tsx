import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { Heading } from '../../../components/heading.tsx'
import { paths } from '../../../config/paths.ts'
import { buttonRecipe } from '../../../theme/recipes/button.ts'
import { Scene } from './scene.tsx'

const Banner = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
    alignItems: 'center',
    overflow: 'hidden',
    bg: 'sand',
    borderRadius: 'xl',
    _hover: { '& img': { scale: '1.02' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
})

const LooksLikeButton = chakra('span', buttonRecipe)

/** The first thing one sees; all of it leads to the kitchen (spec §2). */
export const Hero = () => (
  <Container pt={{ base: '4', md: '6' }}>
    <Banner to={paths.collection({ category: 'Kitchen' })}>
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap={{ base: '4', md: '5' }}
        p={{ base: '6', md: '10', xl: '16' }}
        pb={{ base: '2' }}
      >
        <Heading as="h1" size="display">
          A kitchen that lasts a lifetime
        </Heading>
        <chakra.p maxW="38ch" fontSize="lg" color="ink.soft">
          Steel that shines for years and plastic that does not give in. Everyday bartan at honest
          prices, paid when it is at your door.
        </chakra.p>
        <LooksLikeButton variant="accent" size="lg">
          Shop Kitchen
          <ArrowRight aria-hidden size={20} />
        </LooksLikeButton>
      </chakra.div>
      <Scene
        name="hero"
        ratio={5 / 4}
        isPriority
        sizes="(min-width: 1240px) 640px, (min-width: 768px) 52vw, 94vw"
      />
    </Banner>
  </Container>
)
