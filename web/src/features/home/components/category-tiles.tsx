import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Container } from '#components/ui/container.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { FIRST_CATEGORY, SECOND_CATEGORY } from '../categories.ts'
import { t } from '../texts.ts'
import { Scene } from './scene.tsx'

const TILES = [
  {
    category: FIRST_CATEGORY,
    text: 'firstTile',
    scene: 'kitchen-tile',
    ground: 'scene.saffron',
  },
  {
    category: SECOND_CATEGORY,
    text: 'secondTile',
    scene: 'bathroom-tile',
    ground: 'scene.teal',
  },
] as const

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'xl',
    _hover: { '& img': { scale: '1.02' }, '& [data-arrow]': { translate: '4px 0' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
})

export const CategoryTiles = () => (
  <Container
    as="section"
    aria-label={t('categories')}
    display="grid"
    gridTemplateColumns="repeat(2, minmax(0, 1fr))"
    gap={{ base: '3', md: '6' }}
  >
    {TILES.map(({ category, text, scene, ground }) => (
      <Tile key={category} to={paths.collection({ category })}>
        <chakra.span
          position="relative"
          display="block"
          overflow="hidden"
          aspectRatio={{ base: '4 / 5', sm: '4 / 3', lg: '3 / 2' }}
          bg={ground}
        >
          <Scene
            name={scene}
            sizes="(min-width: 1240px) 590px, 48vw"
            objectPosition={{ base: '40% bottom', sm: 'bottom' }}
          />
        </chakra.span>
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          p={{ base: '4', md: '6' }}
        >
          <div>
            <Heading size="card">{translateValue(category)}</Heading>
            <chakra.p color="ink.soft" fontSize={{ base: 'sm', md: 'md' }} lineHeight="snug">
              {t(text)}
            </chakra.p>
          </div>
          <chakra.span
            data-arrow=""
            aria-hidden
            display={{ base: 'none', sm: 'block' }}
            transition="translate {durations.normal}"
            color="teal"
          >
            <ArrowRight size={24} />
          </chakra.span>
        </chakra.div>
      </Tile>
    ))}
  </Container>
)
