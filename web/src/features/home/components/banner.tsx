import type { HomeBanner } from '@bartan/contract/settings/settings'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Container, Heading } from '#components/ui/elements.tsx'
import { shopText } from '#lib/shop-settings.ts'
import { css, cva, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { BANNER_SIZES, NARROW } from '../scenes.ts'
import { useHome } from '../sections.ts'
import { useText } from '../texts.ts'
import { Scene } from './scene.tsx'

const frame = cva({
  base: {
    position: 'relative',
    display: 'flex',
    // `clip` instead of `hidden`, so that it still grows with its text.
    overflow: 'clip',
    borderRadius: 'xl',
    isolation: 'isolate',
    _hover: { '& img': { scale: '1.015' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
  variants: {
    /** `short` leaves products and prices visible below it; `tall` has its text above the scene on a phone. */
    look: {
      short: { alignItems: 'center', aspectRatio: { base: '2 / 1', md: '3 / 1', xl: '18 / 5' } },
      tall: {
        flexDirection: { base: 'column', md: 'row' },
        alignItems: { md: 'center' },
        aspectRatio: { md: '21 / 10', lg: '3 / 1' },
      },
    },
    tone: { light: { bg: 'scene.sand', color: 'ink' }, dark: { bg: 'teal.deep', color: 'white' } },
  },
})

const words = {
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
} as const

const styles = {
  words: css({
    ...words,
    gap: { base: '3', lg: '5' },
    w: { base: 'full', md: '38%', lg: '44%' },
    p: { base: '6', lg: '10', xl: '14' },
    pr: { md: '0' },
  }),
  shortWords: css({
    ...words,
    gap: { base: '3', lg: '4' },
    w: { base: '52%', md: '48%' },
    py: { base: '4', md: '6' },
    pl: { base: '4', md: '8', xl: '14' },
  }),
  scene: css({
    inset: '0',
    w: 'full',
    h: 'full',
    objectPosition: { base: 'bottom', md: '82% bottom' },
    // The scene is below the text, and behind it where its upper part is empty.
    mdDown: {
      position: 'static',
      h: 'auto',
      mt: '-34%',
      aspectRatio: '4 / 5',
      maskImage: 'linear-gradient(transparent, #000 16%)',
    },
    lg: {
      inset: 'auto 0 0 auto',
      w: 'auto',
      aspectRatio: '8 / 5',
      objectPosition: 'right',
      maskImage: 'linear-gradient(to right, transparent, black 12%)',
    },
  }),
  // All of the scene's objects at the right; only its empty left side fades into the calm ground below the text.
  shortScene: css({
    inset: 'auto 0 0 auto',
    w: 'auto',
    h: 'full',
    aspectRatio: { base: '27 / 25', md: '8 / 5' },
    objectPosition: { base: 'bottom', md: 'right' },
    maskImage: 'linear-gradient(to right, transparent, black 12%)',
  }),
  shortTitle: css({
    color: 'inherit',
    fontSize: { base: 'clamp(1.125rem, 5.3vw, 1.75rem)', md: 'page' },
    lineHeight: { base: 'tight', md: 'tight' },
  }),
  shortAction: css({
    whiteSpace: 'nowrap',
    fontSize: { base: 'sm', md: 'md' },
    px: { base: '3', md: '5' },
    '& svg': { display: { base: 'none', md: 'block' } },
  }),
  shortText: css({
    display: { base: 'none', md: 'block' },
    maxW: '36ch',
    lineHeight: 'snug',
    textWrap: 'balance',
  }),
  action: css({ mt: { md: '1' } }),
  title: css({ color: 'inherit' }),
  text: css({ maxW: '36ch', textWrap: 'balance', lineHeight: 'snug', fontSize: { lg: 'lg' } }),
}

/** Displayed width of a short banner's scene, of which a desk shows the right part. */
const SHORT_SIZES = '(min-width: 768px) 70vw, 54vw'

type BannerProps = {
  banner: HomeBanner
  tone: 'light' | 'dark'
  /** Makes it the page's `h1`, short, with its image loaded first. */
  isFirst?: boolean
}

/** A scene with text in its empty space. The whole banner is one link. */
export const Banner = ({ banner, tone, isFirst = false }: BannerProps) => {
  const t = useText()
  return (
    <Link className={frame({ tone, look: isFirst ? 'short' : 'tall' })} to={banner.link}>
      <div className={isFirst ? styles.shortWords : styles.words}>
        <Heading
          className={isFirst ? styles.shortTitle : styles.title}
          as={isFirst ? 'h1' : 'h2'}
          size="page"
        >
          {shopText(t.language, banner.title, banner.titleIn)}
        </Heading>
        <p className={isFirst ? styles.shortText : styles.text}>
          {shopText(t.language, banner.text, banner.textIn)}
        </p>
        <span
          className={cx(
            button({ variant: 'accent' }),
            isFirst ? styles.shortAction : styles.action,
          )}
        >
          {shopText(t.language, banner.action, banner.actionIn) || t('featuredAction')}
          <ArrowRight aria-hidden size={18} />
        </span>
      </div>
      <Scene
        picture={banner.picture}
        sizes={isFirst ? SHORT_SIZES : BANNER_SIZES}
        tallWhen={NARROW}
        isPriority={isFirst}
        className={isFirst ? styles.shortScene : styles.scene}
      />
    </Link>
  )
}

/** The page's first banner; by default it links to the first category (spec §2). */
export const Hero = () => (
  <Container className={css({ pt: { base: '3', md: '6' } })}>
    <Banner isFirst banner={useHome().hero} tone="light" />
  </Container>
)
