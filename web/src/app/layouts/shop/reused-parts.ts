import { createElement } from 'react'
import { LogoImage } from '#app/layouts/logo.tsx'
import { isCurrent, navLinks } from './nav-links.ts'
import { language } from '#i18n/translate.ts'
import { shop } from '#lib/shop-settings.ts'
import { pathIn } from '@bartan/contract/shop/languages'
import type { Path } from 'react-router-dom'
import type { DrawReused } from './reused.tsx'
import type { Language } from '@bartan/contract/shop/languages'

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

/** As React writes an attribute. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

type Address = Pick<Path, 'pathname' | 'search'>

/** An attribute that only links to a language have tells their address from others. */
const linkTo = (to: Language, { pathname, search }: Address): string =>
  `href="${escaped(pathIn(to, pathname) + search)}" hrefLang="${to}"`

/** A part's text, cut where it links to this page in another language. */
type Pieces = readonly (string | { to: Language })[]

const cut = (text: string, here: Address): Pieces => {
  let pieces: Pieces = [text]
  for (const to of shop().languages)
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

/** Settings are another object as soon as one of them is another. */
const known = new WeakMap<object, Map<string, Pieces>>()

const knownNow = (): Map<string, Pieces> => {
  const parts = known.get(shop()) ?? new Map<string, Pieces>()
  known.set(shop(), parts)
  return parts
}

/** For one page, in the language and with the settings of now. */
export const reusedParts = (here: Address) => {
  const parts = knownNow()
  const current = navLinks().findIndex((link) => isCurrent(link, here))
  const keyOf = (name: string) => `${language()} ${name} ${current}`
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
      const pieces = parts.get(keyOf(name)) ?? cut(drawn, here)
      parts.set(keyOf(name), pieces)
      whole = whole.slice(0, from) + filled(pieces, here) + whole.slice(to + CLOSING.length)
    }
    return whole
  }
  return { draw, fill }
}
