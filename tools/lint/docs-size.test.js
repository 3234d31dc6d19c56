import { describe, expect, it } from 'vitest'
import { read } from './repository.js'

/** As `wc -w` counts: what is between blanks, marks of tables included. */
const wordsIn = (text) => text.split(/\s+/).filter(Boolean).length

/** The part of a document below a heading. */
const below = (path, heading) =>
  new RegExp(`\\n## ${heading}\\n([^]*?)(?:\\n## |$)`).exec(read(path))?.[1] ?? ''

it.each([
  ['README.md', 700, 'tell it on the page of docs/ that it links to'],
  ['docs/ARCHITECTURE.md', 2500, 'tell why on a page of docs/decisions, and how in the code'],
])('%s is read in one go', (path, most, advice) => {
  const words = wordsIn(read(path))
  expect(words, `${path} has ${words} words, more than ${most}: ${advice}`).toBeLessThanOrEqual(
    most,
  )
})

it('the glossary explains the terms of trade that a newcomer lacks, and few more', () => {
  const terms = below('docs/ARCHITECTURE.md', 'Glossary').match(/^- \*\*/gm) ?? []
  expect(terms.length).toBeGreaterThan(20)
  expect(
    terms.length,
    `the glossary has ${terms.length} terms: take out one that its file or screen explains`,
  ).toBeLessThanOrEqual(40)
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

  it('finds what newcomers ask first', () => {
    expect(answers.map(([asked]) => asked)).toEqual(
      expect.arrayContaining([
        'What happens to stock when a parcel is refused',
        'Where a price on a card comes from',
        'Who may see an invoice',
        'What a new product field needs',
        'Where free delivery is decided',
        'What runs once a day',
        'The day a parcel arrives',
        'Which of several offers holds',
        'What a color’s swatch looks like',
      ]),
    )
  })

  it('has to open one or two files', () => {
    const wrong = answers.filter(([, answer]) => {
      const places = answer.match(/`[^`]*\/[^`]*`|\]\([^)]*\)/g) ?? []
      return places.length === 0 || places.length > 2
    })
    expect(wrong).toEqual([])
  })
})
