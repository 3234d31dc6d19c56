import type { SceneName } from '@bartan/contract/settings/rules'

/**
 * Scenes of the home page: WebP files in several widths under /scenes (tools/demo-shop/README.md says how they were
 * made). Banners have two compositions: 'wide' leaves its left side free for text, 'tall' its top.
 */
const LADDERS = {
  banner: { wide: [960, 1440, 1920], tall: [480, 780] },
  tile: { wide: [400, 640, 960, 1280], tall: [] },
} as const

const KINDS: Record<SceneName, keyof typeof LADDERS> = {
  hero: 'banner',
  featured: 'banner',
  'kitchen-tile': 'tile',
  'bathroom-tile': 'tile',
}

type Shape = 'wide' | 'tall'

const urlAt = (name: SceneName, shape: Shape, width: number) =>
  `/scenes/${name}-${shape}-${width}.webp`

/**
 * Below the theme's breakpoint `md`, a banner's text is above its scene instead of beside it. public/early.js and the
 * document's head preload the hero by the same query.
 */
export const NARROW = '(max-width: 767px)'
/** `sizes` of a banner's images. */
export const BANNER_SIZES = '(min-width: 1360px) 1296px, 94vw'

/** '' if the scene has no such composition. */
export const sceneSrcSet = (name: SceneName, shape: Shape): string =>
  LADDERS[KINDS[name]][shape].map((width) => `${urlAt(name, shape, width)} ${width}w`).join(', ')

export const sceneUrl = (name: SceneName): string =>
  urlAt(name, 'wide', LADDERS[KINDS[name]].wide[1])
