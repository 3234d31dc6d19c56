import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Container } from '../../../components/container.tsx'
import { Heading } from '../../../components/heading.tsx'
import { paths } from '../../../config/paths.ts'
import { Scene } from './scene.tsx'

const TILES = [
  {
    category: 'Kitchen',
    text: 'Thalis, kadhais, tiffins and jars',
    scene: 'kitchen-tile',
    ground: 'teal.tint',
  },
  {
    category: 'Bathroom',
    text: 'Buckets, mugs, stools and soap dishes',
    scene: 'bathroom-tile',
    ground: 'sand',
  },
] as const

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'xl',
    _hover: { '& img': { scale: '1.02' }, '& [data-arrow]': { translate: '4px 0' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
})

export const CategoryTiles = () => (
  <Container
    as="section"
    aria-label="Categories"
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    gap={{ base: '4', md: '6' }}
  >
    {TILES.map(({ category, text, scene, ground }) => (
      <Tile key={category} to={paths.collection({ category })} bg={ground}>
        <Scene
          name={scene}
          ratio={4 / 3}
          sizes="(min-width: 1240px) 590px, (min-width: 480px) 46vw, 94vw"
        />
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          p={{ base: '5', md: '6' }}
        >
          <div>
            <Heading size="card">{category}</Heading>
            <chakra.p color="ink.soft" fontSize={{ base: 'sm', md: 'md' }}>
              {text}
            </chakra.p>
          </div>
          <chakra.span data-arrow="" aria-hidden transition="translate 200ms" color="teal">
            <ArrowRight size={24} />
          </chakra.span>
        </chakra.div>
      </Tile>
    ))}
  </Container>
)
