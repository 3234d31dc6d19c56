import { createElement } from 'react'
import { LogoImage } from '#app/layouts/logo.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { pathIn } from '@bartan/contract/shop/languages'
import type { Path } from 'react-router-dom'
import type { DrawReused } from './reused.tsx'
import type { Language } from '@bartan/contract/shop/languages'
import type { Shop } from '#lib/shop-settings.ts'

/**
 * Header and footer as they were last drawn, to be put into other pages. They are the same on all of them but for the
 * current entry of the menu, which is part of the key, and the links to this page in other languages, which are filled
 * in. Ids that React gives depend on where a component is and not on what is around it, so that the document is the
 * same, to the byte, as if all of it had been drawn.
 */

/** Around a part in a drawing, until it is taken out; a page's own `<` are all written as entities. */
const ELEMENT = 'reused-part'
const opening = (name: string) => `<${ELEMENT} id="${name}">`
const CLOSING = `</${ELEMENT}>`

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

/** A part's text, cut where it links to this page in another language. */
type Pieces = readonly (string | { to: Language })[]

const cut = (shop: Shop, text: string, here: Address): Pieces => {
  let pieces: Pieces = [text]
  for (const to of shop.languages)
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string'
        ? piece
            .split(linkTo(to, here))
            .flatMap((between, index) => (index === 0 ? [between] : [{ to }, between]))
        : [piece],
    )
  return pieces
}

const filled = (pieces: Pieces, here: Address): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : linkTo(piece.to, here))).join('')

/** The settings before the latest ones, and those of a test's other shop. */
const MAX_SETTINGS = 4

/** By the settings that they were drawn with, the latest last. */
const known = new Map<string, Map<string, Pieces>>()

const partsWith = (shop: Shop): Map<string, Pieces> => {
  const key = JSON.stringify(shop)
  const parts = known.get(key) ?? new Map<string, Pieces>()
  known.set(key, parts)
  for (const oldest of known.keys()) if (known.size > MAX_SETTINGS) known.delete(oldest)
  return parts
}

/** For one page, in its language and with its settings. */
export const reusedParts = (language: Language, shop: Shop, here: Address) => {
  const parts = partsWith(shop)
  const current = navLinks(language, shop).findIndex((link) => isCurrent(link, here))
  const keyOf = (name: string) => `${language} ${name} ${current}`
  const used: string[] = []

  const draw: DrawReused = (name, part) => {
    used.push(name)
    // React writes what to load for images before the page, so the logo must be among what it draws.
    const drawn = parts.has(keyOf(name)) ? createElement(LogoImage) : part
    return createElement(ELEMENT, { id: name }, drawn)
  }

  /** Puts the parts into the page that was drawn, or keeps them for other pages. */
  const fill = (html: string): string => {
    let whole = html
    for (const name of used) {
      const from = whole.indexOf(opening(name))
      const to = whole.indexOf(CLOSING, from)
      const drawn = whole.slice(from + opening(name).length, to)
      const pieces = parts.get(keyOf(name)) ?? cut(shop, drawn, here)
      parts.set(keyOf(name), pieces)
      whole = whole.slice(0, from) + filled(pieces, here) + whole.slice(to + CLOSING.length)
    }
    return whole
  }
  return { draw, fill }
}
