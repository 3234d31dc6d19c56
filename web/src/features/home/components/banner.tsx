import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Heading } from '#components/ui/heading.tsx'
import { buttonRecipe } from '#theme/recipes/button.ts'
import { BANNER_SIZES, NARROW } from '../scenes.ts'
import { Scene } from './scene.tsx'
import type { SceneName } from '../scenes.ts'

const Frame = chakra(Link, {
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

const LooksLikeButton = chakra('span', buttonRecipe)

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
  <Frame to={to} tone={tone}>
    <Scene
      name={scene}
      sizes={BANNER_SIZES}
      tallWhen={NARROW}
      isPriority={isFirst}
      objectPosition={{ base: 'bottom', md: '82% bottom' }}
      // Below the words, fading into their background.
      top={{ base: 'auto', md: '0' }}
      h={{ base: 'auto', md: 'full' }}
      aspectRatio={{ base: '4 / 5', md: 'auto' }}
      maskImage={{ base: 'linear-gradient(transparent, #000 16%)', md: 'none' }}
    />
    <chakra.div
      position="relative"
      zIndex="raised"
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap={{ base: '3', lg: '5' }}
      w={{ base: 'full', md: '38%', lg: '44%' }}
      p={{ base: '6', lg: '10', xl: '14' }}
      pr={{ md: '0' }}
    >
      <Heading as={isFirst ? 'h1' : 'h2'} size={isFirst ? 'display' : 'page'} color="inherit">
        {title}
      </Heading>
      <chakra.p maxW="36ch" textWrap="balance" lineHeight="snug" fontSize={{ lg: 'lg' }}>
        {text}
      </chakra.p>
      <LooksLikeButton variant="accent" mt={{ md: '1' }}>
        {action}
        <ArrowRight aria-hidden size={18} />
      </LooksLikeButton>
    </chakra.div>
  </Frame>
)
