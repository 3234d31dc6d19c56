import type { Block, Intro, PageText, WrittenPage } from './content.ts'
import { fillIn, lacksFact } from './facts.ts'
import type { ContentFacts } from './facts.ts'
import { escapeHtml } from './escape-html.ts'

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${paragraph(item)}</li>`).join('')}</ul>`

/** What a page is made for: what its marks stand for, and what holds of the shop. */
type Told = { facts: ContentFacts; conditions: ReadonlySet<string> }

/** Without the sentences about what the shop does not have. */
const told = (block: Block, shop: Told): string => {
  if (typeof block === 'string') return lacksFact(block, shop.facts) ? '' : paragraph(block)
  if ('when' in block) return shop.conditions.has(block.when) ? told(block.text, shop) : ''
  const items = block.filter((item) => !lacksFact(item, shop.facts))
  return items.length > 0 ? list(items) : ''
}

const introOf = (intro: Intro, { conditions }: Told): string =>
  typeof intro === 'string' ? intro : (intro.find(({ when }) => conditions.has(when))?.text ?? '')

/** A page of the code as an admin may go on writing it: with its marks. */
export const pageTextOf = ({ title, intro, sections }: WrittenPage, shop: Told): PageText => ({
  title,
  intro: introOf(intro, shop),
  html: sections
    .map((section) => ({
      title: section.title,
      text: section.blocks.map((block) => told(block, shop)).join(''),
    }))
    .filter(({ text }) => text !== '')
    .map((section) => `<h2>${escapeHtml(section.title)}</h2>${section.text}`)
    .join(''),
})

/** What safe-html.ts (functions) leaves of an element has one attribute at most, and no `>` in it. */
const ELEMENT = /(<[^>]*>)/

const ADDRESS = / href="[^"]*"/

/**
 * Marks in its words alone. A link whose address has one leads nowhere: whatever a shop is called would become an
 * address, be it `javascript:…`.
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
