import { dayOf } from '@bartan/contract/shared/shop-day'
import { pathIn, type Language } from '@bartan/contract/shop/languages'
import { createElement } from 'react'
import type { Path } from 'react-router-dom'
import { LogoImage } from '#app/layouts/logo.tsx'
import { escapeHtml } from '#app/server/html.ts'
import type { DrawCached } from '#components/ui/server-cached.tsx'
import type { Shop } from '#lib/shop-settings.ts'
import { isCurrent, navLinks } from './nav-links.ts'

/**
 * Caches the rendered HTML of header, footer and product cards for other pages. Header and footer depend on the
 * current menu entry, which is in the key. Links to other languages and the cards' ids are filled in. React's ids
 * depend on a component's position, not on its surroundings, so the document is byte-identical to one rendered
 * completely.
 */

/** Wraps a part in the rendered HTML until it is cut out; React escapes any `<` in a page's own text. */
const ELEMENT = 'cached-part'
const PARTS = new RegExp(`<${ELEMENT} id="(\\d+)">(.*?)</${ELEMENT}>`, 'gs')

type Address = Pick<Path, 'pathname' | 'search'>

/** An attribute that marks links to other languages. */
const linkTo = (to: Language, { pathname, search }: Address): string =>
  `href="${escapeHtml(pathIn(to, pathname) + search)}" hrefLang="${to}"`

/** Values that differ between uses of a part, by name. */
type Differing = Readonly<Record<string, string>>

/** A part's HTML, split at the differing values. */
type Pieces = readonly (string | { differing: string })[]

const cut = (text: string, differing: Differing): Pieces => {
  let pieces: Pieces = [text]
  for (const [name, own] of Object.entries(differing))
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece
            .split(own)
            .flatMap((between, index) => (index === 0 ? [between] : [{ differing: name }, between]))
        : [piece],
    )
  return pieces
}

const filled = (pieces: Pieces, differing: Differing): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : differing[piece.differing])).join('')

/** Covers the previous settings, and those of another shop in tests. */
const MAX_SETTINGS = 4

/** A card has about 4 kB. */
const MAX_PARTS = 1000

/** By settings, the latest last, and by day, because sales end at midnight. */
const known = new Map<string, Map<string, Pieces>>()

const partsWith = (shop: Shop): Map<string, Pieces> => {
  const key = dayOf(new Date()) + JSON.stringify(shop)
  const parts = known.get(key) ?? new Map<string, Pieces>()
  known.set(key, parts)
  for (const oldest of known.keys()) if (known.size > MAX_SETTINGS) known.delete(oldest)
  for (const oldest of parts.keys()) if (parts.size > MAX_PARTS) parts.delete(oldest)
  return parts
}

/** Creates the parts for one page, in its language and with its settings. */
export const serverCachedParts = (language: Language, shop: Shop, here: Address) => {
  const parts = partsWith(shop)
  const current = navLinks(language, shop).findIndex((link) => isCurrent(link, here))
  const links = Object.fromEntries(shop.languages.map((to) => [to, linkTo(to, here)]))
  const used: { key: string; differing: Differing }[] = []

  const draw: DrawCached = ({ name, of, id, children }) => {
    const key = `${language} ${name} ${of ? JSON.stringify(of) : current}`
    const place = used.push({ key, differing: id === undefined ? links : { id } }) - 1
    // React writes image preloads before the page, so the logo must be rendered even if its part is cached.
    const drawn = parts.has(key) ? !of && createElement(LogoImage) : children
    return createElement(ELEMENT, { id: place }, drawn)
  }

  /** Inserts cached parts into the rendered page, and caches new ones. */
  const fill = (html: string): string =>
    html.replace(PARTS, (_, place: string, drawn: string) => {
      const { key = '', differing = {} } = used[Number(place)] ?? {}
      // Copied, because a slice would keep the whole page in memory.
      const pieces = parts.get(key) ?? structuredClone(cut(drawn, differing))
      parts.set(key, pieces)
      return filled(pieces, differing)
    })
  return { draw, fill }
}
