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
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
    alignItems: 'center',
    overflow: 'hidden',
    color: 'white',
    bg: 'teal.deep',
    borderRadius: 'xl',
    _hover: { '& img': { scale: '1.02' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
})

const LooksLikeButton = chakra('span', buttonRecipe)

/** Leads to /collection/all: singular, as spec §2 has it. */
export const Featured = () => (
  <Container as="section" aria-label="Featured">
    <Banner to={paths.featured}>
      <Scene
        name="featured"
        ratio={3 / 2}
        sizes="(min-width: 1240px) 610px, (min-width: 768px) 50vw, 94vw"
      />
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="4"
        p={{ base: '6', md: '10', xl: '14' }}
      >
        <Heading size="page" color="white">
          Steel and plastic, side by side
        </Heading>
        <chakra.p maxW="40ch" color="#c4d3d3">
          From the first thali to the last bucket: the whole shop on one shelf, in every size and
          colour we carry.
        </chakra.p>
        <LooksLikeButton variant="accent">
          See everything
          <ArrowRight aria-hidden size={18} />
        </LooksLikeButton>
      </chakra.div>
    </Banner>
  </Container>
)
