import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const filesIn = (folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`)

/** What people read in Hindi; searching knows other spellings on purpose. */
const FILES = [
  ...filesIn('web/src/i18n/hi'),
  ...filesIn('functions/src/features/orders/printing').filter((path) => path.endsWith('.ts')),
  'contract/src/content/texts/hi.json',
  'contract/src/messages/link-page-texts.ts',
  'contract/src/messages/texts/hindi.ts',
]

const NUKTA = '\u093C'
const WORD = /[\u0900-\u0963\u0970-\u097F]+/g

/** Food, and the parts of a box. */
const DIFFERENT_WORDS = new Set(['खाने'])

it('spells each word in one way, with the dot below or without', () => {
  const spellings = new Map()
  for (const path of FILES)
    for (const [word] of readFileSync(join(ROOT, path), 'utf8').normalize('NFC').matchAll(WORD)) {
      const plain = word.normalize('NFD').replaceAll(NUKTA, '')
      spellings.set(plain, (spellings.get(plain) ?? new Set()).add(word))
    }
  const several = [...spellings].filter(
    ([plain, words]) => words.size > 1 && !DIFFERENT_WORDS.has(plain),
  )
  expect(several.map(([, words]) => [...words])).toEqual([])
})

// Fonts draw the two others with a hole between them.
it('writes the a of English words in Marathi with its own letter', () => {
  const files = [
    'web/src/i18n/mr/shop.json',
    'tools/demo-shop/src/data/products.csv',
    'contract/src/content/texts/mr.json',
    'contract/src/messages/texts/marathi.ts',
  ]
  const wrong = files.filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes('\u0905\u0945'),
  )
  expect(wrong).toEqual([])
})
