import type { Block, Intro, PageText, WrittenPage } from './content.ts'
import { escapeHtml } from './escape-html.ts'
import { fillIn, lacksFact, type ContentFacts } from './facts.ts'

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${paragraph(item)}</li>`).join('')}</ul>`

/** What a page is made from: values for its placeholders, and the conditions that hold. */
type PageConditions = { facts: ContentFacts; conditions: ReadonlySet<string> }

/** Leaves out sentences whose placeholders have no value. */
const textOf = (block: Block, shop: PageConditions): string => {
  if (typeof block === 'string') return lacksFact(block, shop.facts) ? '' : paragraph(block)
  if ('when' in block) return shop.conditions.has(block.when) ? textOf(block.text, shop) : ''
  const items = block.filter((item) => !lacksFact(item, shop.facts))
  return items.length > 0 ? list(items) : ''
}

const introOf = (intro: Intro, { conditions }: PageConditions): string =>
  typeof intro === 'string' ? intro : (intro.find(({ when }) => conditions.has(when))?.text ?? '')

/** A page of the code as an admin edits it: with placeholders. */
export const pageTextOf = (
  { title, intro, sections }: WrittenPage,
  shop: PageConditions,
): PageText => ({
  title,
  intro: introOf(intro, shop),
  html: sections
    .map((section) => ({
      title: section.title,
      text: section.blocks.map((block) => textOf(block, shop)).join(''),
    }))
    .filter(({ text }) => text !== '')
    .map((section) => `<h2>${escapeHtml(section.title)}</h2>${section.text}`)
    .join(''),
})

/** An element that safe-html.ts (functions) allows has at most one attribute, and no `>` in its value. */
const ELEMENT = /(<[^>]*>)/

const ADDRESS = / href="[^"]*"/

/**
 * Fills in placeholders of the text only, never of attributes: a shop's name in a link's address could make it
 * `javascript:…`.
 */
const filledHtml = (html: string, facts: ContentFacts): string => {
  const escaped = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, escapeHtml(value)]),
  )
  return html
    .split(ELEMENT)
    .map((part) => {
      const filled = fillIn(part, escaped)
      if (!part.startsWith('<') || filled === part) return filled
      return part.replace(ADDRESS, '')
    })
    .join('')
}

export const filledText = ({ title, intro, html }: PageText, facts: ContentFacts): PageText => ({
  title: fillIn(title, facts),
  intro: fillIn(intro, facts),
  html: filledHtml(html, facts),
})
