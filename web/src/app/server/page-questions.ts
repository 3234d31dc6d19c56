import { SCHEMA } from './structured-data.ts'

/** Pages whose headings are what customers ask; on others those with a question mark alone. */
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
 * What a page's sections answer: developers.google.com/search/docs/appearance/structured-data/faqpage. Its html is
 * what safe-html.ts (functions) lets through, all of which an answer may have; nothing where no question is answered.
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
