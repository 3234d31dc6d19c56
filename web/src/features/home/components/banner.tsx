import { ArrowRight } from 'lucide-react'
import { Link } from '#lib/router/link.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { BANNER_SIZES, NARROW } from '../scenes.ts'
import { Scene } from './scene.tsx'
import type { SceneName } from '../scenes.ts'
import { css, cva, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const frame = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: { md: 'center' },
    aspectRatio: { base: '13 / 20', sm: '4 / 5', md: '21 / 10', lg: '5 / 2' },
    overflow: 'hidden',
    borderRadius: 'xl',
    isolation: 'isolate',
    _hover: { '& img': { scale: '1.015' } },
    _focusVisible: { borderRadius: 'xl', outlineOffset: '3px' },
  },
  variants: {
    tone: { light: { bg: 'scene.sand', color: 'ink' }, dark: { bg: 'teal.deep', color: 'white' } },
  },
})

const styles = {
  words: css({
    position: 'relative',
    zIndex: 'raised',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: { base: '3', lg: '5' },
    w: { base: 'full', md: '38%', lg: '44%' },
    p: { base: '6', lg: '10', xl: '14' },
    pr: { md: '0' },
  }),
  scene: css({
    objectPosition: { base: 'bottom', md: '82% bottom' },
    // Below the words, fading into their background. The scene itself fills its container.
    mdDown: {
      top: 'auto',
      h: 'auto',
      aspectRatio: '4 / 5',
      maskImage: 'linear-gradient(transparent, #000 16%)',
    },
  }),
  action: css({ mt: { md: '1' } }),
  title: css({ color: 'inherit' }),
  text: css({ maxW: '36ch', textWrap: 'balance', lineHeight: 'snug', fontSize: { lg: 'lg' } }),
}

type BannerProps = {
  to: string
  scene: Extract<SceneName, 'hero' | 'featured'>
  title: string
  text: string
  action: string
  tone: 'light' | 'dark'
  /** Makes it the page's `h1`, set larger, with its image loaded first. */
  isFirst?: boolean
}

/** A scene with words in the space that it leaves free. The whole banner is one link. */
export const Banner = ({ to, scene, title, text, action, tone, isFirst = false }: BannerProps) => (
  <Link className={frame({ tone })} to={to}>
    <Scene
      name={scene}
      sizes={BANNER_SIZES}
      tallWhen={NARROW}
      isPriority={isFirst}
      className={styles.scene}
    />
    <div className={styles.words}>
      <Heading
        className={styles.title}
        as={isFirst ? 'h1' : 'h2'}
        size={isFirst ? 'display' : 'page'}
      >
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <span className={cx(button({ variant: 'accent' }), styles.action)}>
        {action}
        <ArrowRight aria-hidden size={18} />
      </span>
    </div>
  </Link>
)
