import { ArrowRight } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { Container } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { paths } from '#lib/paths.ts'
import { translateValue } from '#i18n/translate.ts'
import { FIRST_CATEGORY, SECOND_CATEGORY } from '../categories.ts'
import { t } from '../texts.ts'
import { Scene } from './scene.tsx'
import { css, cva } from '#styled-system/css'

const scenery = cva({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    aspectRatio: { base: '4 / 5', sm: '4 / 3', lg: '3 / 2' },
  },
  variants: { tone: { saffron: { bg: 'scene.saffron' }, teal: { bg: 'scene.teal' } } },
})

const styles = {
  scene: css({ objectPosition: { base: '40% bottom', sm: 'bottom' } }),
  root: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: { base: '3', md: '6' },
  }),
  tile: css({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'xl',
    _hover: { '& img': { scale: '1.02' }, '& [data-arrow]': { translate: '4px 0' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  }),
  label: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    p: { base: '4', md: '6' },
  }),
  about: css({ color: 'ink.soft', fontSize: { base: 'sm', md: 'md' }, lineHeight: 'snug' }),
  arrow: css({
    display: { base: 'none', sm: 'block' },
    transition: 'translate {durations.normal}',
    color: 'teal',
  }),
}

const TILES = [
  {
    category: FIRST_CATEGORY,
    text: 'firstTile',
    scene: 'kitchen-tile',
    tone: 'saffron',
  },
  {
    category: SECOND_CATEGORY,
    text: 'secondTile',
    scene: 'bathroom-tile',
    tone: 'teal',
  },
] as const

export const CategoryTiles = () => (
  <Container className={styles.root} as="section" aria-label={t('categories')}>
    {TILES.map(({ category, text, scene, tone }) => (
      <Link className={styles.tile} key={category} to={paths.collection({ category })}>
        <span className={scenery({ tone })}>
          <Scene name={scene} sizes="(min-width: 1360px) 636px, 48vw" className={styles.scene} />
        </span>
        <div className={styles.label}>
          <div>
            <Heading size="card">{translateValue(category)}</Heading>
            <p className={styles.about}>{t(text)}</p>
          </div>
          <span className={styles.arrow} data-arrow="" aria-hidden>
            <ArrowRight size={24} />
          </span>
        </div>
      </Link>
    ))}
  </Container>
)
