import { createElement } from 'react'
import { dayOf } from '@bartan/contract/shared/shop-day'
import { LogoImage } from '#app/layouts/logo.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { pathIn } from '@bartan/contract/shop/languages'
import type { Path } from 'react-router-dom'
import type { DrawReused } from '#components/ui/reused.tsx'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

/**
 * Header, footer and cards of products as they were last drawn, to be put into other pages. Header and footer are the
 * same on all of them but for the current entry of the menu, which is part of the key, and the links to this page in
 * other languages, which are filled in, as are cards' ids. Ids that React gives depend on where a component is and not
 * on what is around it, so that the document is the same, to the byte, as if all of it had been drawn.
 */

/** Around a part in a drawing, until it is taken out; a page's own `<` are all written as entities. */
const ELEMENT = 'reused-part'
const PARTS = new RegExp(`<${ELEMENT} id="(\\d+)">(.*?)</${ELEMENT}>`, 'gs')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes as React does in attributes. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

type Address = Pick<Path, 'pathname' | 'search'>

/** An attribute that marks the links to other languages. */
const linkTo = (to: Language, { pathname, search }: Address): string =>
  `href="${escaped(pathIn(to, pathname) + search)}" hrefLang="${to}"`

/** What differs between the drawings of a part, by name. */
type Differing = Readonly<Record<string, string>>

/** A part's text, cut where its drawings differ. */
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

/** The settings before the latest ones, and those of a test's other shop. */
const MAX_SETTINGS = 4

/** Cards have some 4 kB. */
const MAX_PARTS = 1000

/** By the settings that they were drawn with, the latest last, and the day, which sales end by. */
const known = new Map<string, Map<string, Pieces>>()

const partsWith = (shop: Shop): Map<string, Pieces> => {
  const key = dayOf(new Date()) + JSON.stringify(shop)
  const parts = known.get(key) ?? new Map<string, Pieces>()
  known.set(key, parts)
  for (const oldest of known.keys()) if (known.size > MAX_SETTINGS) known.delete(oldest)
  for (const oldest of parts.keys()) if (parts.size > MAX_PARTS) parts.delete(oldest)
  return parts
}

/** For one page, in its language and with its settings. */
export const reusedParts = (language: Language, shop: Shop, here: Address) => {
  const parts = partsWith(shop)
  const current = navLinks(language, shop).findIndex((link) => isCurrent(link, here))
  const links = Object.fromEntries(shop.languages.map((to) => [to, linkTo(to, here)]))
  const used: { key: string; differing: Differing }[] = []

  const draw: DrawReused = ({ name, of, id, children }) => {
    const key = `${language} ${name} ${of ? JSON.stringify(of) : current}`
    const place = used.push({ key, differing: id === undefined ? links : { id } }) - 1
    // React writes what to load for images before the page, so the logo must be among what it draws.
    const drawn = parts.has(key) ? !of && createElement(LogoImage) : children
    return createElement(ELEMENT, { id: place }, drawn)
  }

  /** Puts the parts into the page that was drawn, or keeps them for other pages. */
  const fill = (html: string): string =>
    html.replace(PARTS, (_, place: string, drawn: string) => {
      const { key = '', differing = {} } = used[Number(place)] ?? {}
      // Copied: a slice would keep the whole page in memory.
      const pieces = parts.get(key) ?? structuredClone(cut(drawn, differing))
      parts.set(key, pieces)
      return filled(pieces, differing)
    })
  return { draw, fill }
}
