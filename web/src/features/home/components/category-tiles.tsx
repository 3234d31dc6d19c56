import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Container, Heading } from '#components/ui/elements.tsx'
import { shopText } from '#lib/shop-settings.ts'
import { css, cva } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useHome } from '../sections.ts'
import { useText } from '../texts.ts'
import { Scene } from './scene.tsx'

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
  scene: css({
    inset: '0',
    w: 'full',
    h: 'full',
    objectPosition: { base: '40% bottom', sm: 'bottom' },
  }),
  root: grid({ gridTemplateColumns: '2', gap: { base: '3', md: '6' } }),
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

const TONES = ['saffron', 'teal'] as const

export const CategoryTiles = () => {
  const t = useText()
  const { tiles } = useHome()
  if (tiles.length === 0) return null
  return (
    <Container className={styles.root} as="section" aria-label={t('categories')}>
      {tiles.map(({ title, titleIn, text, textIn, link, picture }, index) => (
        <Link className={styles.tile} key={title} to={link}>
          <span className={scenery({ tone: TONES[index % TONES.length] })}>
            <Scene
              picture={picture}
              sizes="(min-width: 1360px) 636px, 48vw"
              className={styles.scene}
            />
          </span>
          <div className={styles.label}>
            <div>
              <Heading size="card">{shopText(t.language, title, titleIn)}</Heading>
              <p className={styles.about}>{shopText(t.language, text, textIn)}</p>
            </div>
            <span className={styles.arrow} data-arrow="" aria-hidden>
              <ArrowRight size={24} />
            </span>
          </div>
        </Link>
      ))}
    </Container>
  )
}
