import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { FIELD_NAMES } from '@bartan/contract/reasons/reason'
import { REASONS } from '@bartan/contract/reasons/reasons'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import type { Texts } from './translate.ts'

type Topic = Texts[string]

const english = import.meta.glob<{ english: Topic }>('../**/{texts,*-texts}.ts', {
  eager: true,
  import: 't',
})
const offline = import.meta.glob<Topic>('../service-worker/texts.en.json', {
  eager: true,
  import: 'default',
})
const files = import.meta.glob<Texts>('./*/{shop,admin}.json', { eager: true, import: 'default' })
const content = import.meta.glob<object>('../../../contract/src/content/texts/*.json', {
  eager: true,
  import: 'default',
})
const pagesIn = (code: string) => content[`../../../contract/src/content/texts/${code}.json`]

/** The placeholders of a text, whatever plurals do with them: all languages must use the same ones. */
const placeholders = (message: unknown): string[] => {
  const names = new Set<string>()
  const walk = (part: unknown): void => {
    if (!Array.isArray(part)) return
    const [first, second] = part
    if (typeof first === 'string' && part.length === 1) names.add(first)
    else if (typeof first === 'string' && typeof second === 'string') names.add(first)
  }
  if (Array.isArray(message)) for (const part of message) walk(part)
  return [...names].sort()
}

const topics = [
  ...Object.entries(english).flatMap(([path, t]) => (t ? [[path, t.english] as const] : [])),
  ...Object.entries(offline),
].map(([path, texts]) => ({
  topic: /([\w-]+)(?:-texts|\/texts)(?:\.en)?\.\w+$/.exec(path)?.[1] ?? path,
  isForAdmins: /\/features\/admin-|\/routes\/admin\//.test(path),
  texts,
}))

/** Of texts that the web's own code raises, and how sentences are joined. */
const OWN_REASONS = ['unreachable', 'too_slow', 'unreadable', 'sentence_end']

const keysOf = (texts: object = {}) => Object.keys(texts).sort()

/** Lists and paragraphs, without their words. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, part]) => [key, shapeOf(part)])
    : typeof value

describe.each(LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE))(
  'the texts in %s',
  (code) => {
    const shop = files[`./${code}/shop.json`] ?? {}
    const admin = files[`./${code}/admin.json`] ?? {}
    const hasAdminTexts = factsOf(code).hasAdminTexts ?? false
    const needed = topics.filter(({ isForAdmins }) => !isForAdmins || hasAdminTexts)

    it.each(needed)('of $topic are there, and none besides', ({ topic, isForAdmins, texts }) => {
      const own = (isForAdmins ? admin : shop)[topic] ?? {}
      expect(keysOf(own)).toEqual(keysOf(texts))
      for (const id of Object.keys(texts))
        expect({ id, shown: placeholders(own[id]) }).toEqual({ id, shown: placeholders(texts[id]) })
    })

    it('have each reason, with what it shows, and those of admins apart', () => {
      const all: Topic = { ...shop['reasons'], ...admin['reasons'] }
      const wanted = Object.entries(REASONS).filter(
        ([id]) => hasAdminTexts || !(id in ADMIN_REASONS),
      )
      expect(keysOf(all)).toEqual([...wanted.map(([id]) => id), ...OWN_REASONS].sort())
      expect(keysOf(admin['reasons'])).toEqual(hasAdminTexts ? keysOf(ADMIN_REASONS) : [])
      for (const [id, text] of wanted) {
        const shown = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
        expect({ id, shown: placeholders(all[id]) }).toEqual({ id, shown: shown.sort() })
      }
    })

    it('have a name for each field that has one in English', () => {
      expect(keysOf(shop['fields'])).toEqual(expect.arrayContaining(Object.keys(FIELD_NAMES)))
    })

    it('have each text of the specification', () => {
      expect(keysOf(shop['texts'])).toEqual(keysOf(TEXTS))
    })

    it('say as much on the pages linked in the footer', () => {
      expect(shapeOf(pagesIn(code))).toEqual(shapeOf(pagesIn(DEFAULT_LANGUAGE)))
    })
  },
)

it('the English texts stand in folders, or in files, of different names, by which they are told apart', () => {
  const names = topics.map(({ topic }) => topic)
  expect(names).toEqual([...new Set(names)])
})
