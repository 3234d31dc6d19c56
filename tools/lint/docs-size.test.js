import { describe, expect, it } from 'vitest'
import { files, read } from './repository.js'

/** As `wc -w` counts: what is between blanks, marks of tables included. */
const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length
const wordsOf = (paths) => paths.reduce((sum, path) => sum + wordsIn(read(path)), 0)

/** The specification and the contract are given texts. */
const ours = files.filter(
  (file) => /^docs\/.*\.md$/.test(file) && !/^docs\/(?:spec|contract)\.md$/.test(file),
)

/** The part of a document below a heading. */
const below = (path, heading) =>
  new RegExp(`\\n## ${heading}\\n([^]*?)(?:\\n## |$)`).exec(read(path))?.[1] ?? ''

describe('what is to be read', () => {
  it.each([
    ['README.md', ['README.md'], 700],
    ['docs/ARCHITECTURE.md', ['docs/ARCHITECTURE.md'], 2500],
    ['docs/, without the specification and the contract', ours, 25_000],
  ])('%s has no more words than somebody reads', (_, paths, most) => {
    expect(wordsOf(paths)).toBeLessThanOrEqual(most)
  })

  it('counts at most 45 decisions in force', () => {
    const pages = files.filter((file) => /^docs\/decisions\/\d/.test(file))
    expect(pages.length).toBeLessThanOrEqual(45)
  })

  it('explains at most 40 terms of trade', () => {
    const terms = below('docs/ARCHITECTURE.md', 'Glossary').match(/^- \*\*/gm) ?? []
    expect(terms.length).toBeGreaterThan(20)
    expect(terms.length).toBeLessThanOrEqual(40)
  })
})

describe('who asks where something is decided', () => {
  const answers = below('docs/ARCHITECTURE.md', 'Where it is decided')
    .split('\n')
    .filter((row) => /^\| \w/.test(row) && !row.startsWith('| Question'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

  it.each([
    'What happens to stock when a parcel is refused',
    'Where a price on a card comes from',
    'Who may see an invoice',
    'What a new product field needs',
    'Where free delivery is decided',
    'What runs at night',
  ])('finds: %s', (question) => {
    expect(answers.map(([asked]) => asked)).toContain(question)
  })

  it.each(answers)('has to open two files at most: %s', (_, answer) => {
    const places = answer.match(/`[^`]*\/[^`]*`|\]\([^)]*\)/g) ?? []
    expect(places.length).toBeGreaterThan(0)
    expect(places.length).toBeLessThanOrEqual(2)
  })
})
