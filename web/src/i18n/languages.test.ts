import { ORDER_STATUSES } from '@bartan/contract/orders/order-process'
import { CATEGORIES } from '@bartan/contract/products/rules'
import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { FIELD_NAMES } from '@bartan/contract/reasons/reason'
import { REASONS } from '@bartan/contract/reasons/reasons'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import { SHOP } from '@bartan/contract/shop/shop-config'
import { TEXTS } from '@bartan/contract/shop/texts'
import { describe, expect, it } from 'vitest'
import type { Texts } from './translate.ts'

type Topic = Texts[string]

const copies = import.meta.glob<Record<string, unknown>>('../**/{texts,*-texts}.ts', {
  eager: true,
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
  ...Object.entries(copies).flatMap(([path, { useText, textIn }]) => {
    const t = (useText ?? textIn) as { english: Topic } | undefined
    return t ? [[path, t.english] as const] : []
  }),
  ...Object.entries(offline),
].map(([path, texts]) => ({
  topic: /([\w-]+)(?:-texts|\/texts)(?:\.en)?\.\w+$/.exec(path)?.[1] ?? path,
  isForAdmins: /\/(?:features|components)\/admin-|\/routes\/admin\//.test(path),
  texts,
}))

/** Of texts that the web's own code raises, and how sentences are joined. */
const OWN_REASONS = ['unreachable', 'too_slow', 'unreadable', 'sentence_end']

/** Which of its texts a shop says in which language is its own matter. */
const OF_THIS_SHOP: ReadonlySet<string> = new Set([...CATEGORIES, SHOP.tagline])

const keysOf = (texts: object = {}) => Object.keys(texts).sort()

/** Lists and paragraphs, without their words. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, part]) => [key, shapeOf(part)])
    : typeof value

/** What is begun has nothing wrong; `npm run shop -- texts` lists what it lacks. */
it.each(LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE))(
  'the texts in %s are texts of the shop, with their placeholders',
  (code) => {
    for (const { topic, isForAdmins, texts } of topics) {
      const own = files[`./${code}/${isForAdmins ? 'admin' : 'shop'}.json`]?.[topic] ?? {}
      expect(keysOf(texts)).toEqual(expect.arrayContaining(keysOf(own)))
      for (const [id, text] of Object.entries(own))
        expect({ id, shown: placeholders(text) }).toEqual({ id, shown: placeholders(texts[id]) })
    }
  },
)

describe.each(DEFAULT_SETTINGS.languages.filter((code) => code !== DEFAULT_LANGUAGE))(
  'the texts in %s',
  (code) => {
    const shop = files[`./${code}/shop.json`] ?? {}
    const admin = files[`./${code}/admin.json`] ?? {}
    const hasAdminTexts = factsOf(code).hasAdminTexts ?? false
    const needed = topics.filter(({ isForAdmins }) => !isForAdmins || hasAdminTexts)

    it.each(needed)('of $topic are there, and none besides', ({ topic, isForAdmins, texts }) => {
      const own = (isForAdmins ? admin : shop)[topic] ?? {}
      expect(keysOf(own)).toEqual(keysOf(texts))
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

    it('have a name for each status of an order, and for what facts and filters of yes and no say', () => {
      const words = [...ORDER_STATUSES, 'Yes', 'No']
      expect(keysOf(shop['words'])).toEqual(expect.arrayContaining(words))
    })

    it('call as much of the catalog by a name as any other language', () => {
      const named = Object.entries(files).flatMap(([path, texts]) =>
        path.endsWith('/shop.json') ? keysOf(texts['words']) : [],
      )
      // A fork's own may be named in those alone that its shoppers read.
      const wanted = [...new Set(named)].filter((word) => !OF_THIS_SHOP.has(word))
      expect(keysOf(shop['words'])).toEqual(expect.arrayContaining(wanted))
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
