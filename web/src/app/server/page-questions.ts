import { SCHEMA } from './structured-data.ts'

/** Pages whose headings are all customers' questions; on other pages only headings with a question mark count. */
const ASKED: ReadonlySet<string> = new Set(['shipping', 'returns'])

const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const read = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

/**
 * FAQ data from a page's sections (developers.google.com/search/docs/appearance/structured-data/faqpage). The html
 * has passed safe-html.ts (functions), whose tags are all allowed in answers. Empty if the page has no questions.
 */
export const questionsOf = (slug: string, html: string): object[] => {
  const sections = html
    .split(/<h2>/)
    .slice(1)
    .map((section) => section.split('</h2>'))
  const questions = sections.flatMap(([heading = '', ...rest]) => {
    const [name, text] = [read(plain(heading)), rest.join('').trim()]
    const isAsked = ASKED.has(slug) || name.endsWith('?')
    return isAsked && name && plain(text)
      ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }]
      : []
  })
  return questions.length > 0
    ? [{ '@context': SCHEMA, '@type': 'FAQPage', mainEntity: questions }]
    : []
}
