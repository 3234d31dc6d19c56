import type { Block, PageText, WrittenPage } from './content.ts'
import { fillIn, lacksFact } from './facts.ts'
import type { ContentFacts } from './facts.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${paragraph(item)}</li>`).join('')}</ul>`

/** Without the sentences about what the shop does not have. */
const told = (block: Block, facts: ContentFacts): string => {
  if (typeof block === 'string') return lacksFact(block, facts) ? '' : paragraph(block)
  const items = block.filter((item) => !lacksFact(item, facts))
  return items.length > 0 ? list(items) : ''
}

/** A page of the code as an admin may go on writing it: with its marks. */
export const pageTextOf = (
  { title, intro, sections }: WrittenPage,
  facts: ContentFacts,
): PageText => ({
  title,
  intro,
  html: sections
    .map((section) => ({
      title: section.title,
      text: section.blocks.map((block) => told(block, facts)).join(''),
    }))
    .filter(({ text }) => text !== '')
    .map((section) => `<h2>${escapeHtml(section.title)}</h2>${section.text}`)
    .join(''),
})

/** A page as readers get it. */
export const filledText = ({ title, intro, html }: PageText, facts: ContentFacts): PageText => ({
  title: fillIn(title, facts),
  intro: fillIn(intro, facts),
  html: fillIn(
    html,
    Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, escapeHtml(value)])),
  ),
})
