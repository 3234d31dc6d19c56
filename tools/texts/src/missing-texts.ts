import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ADMIN_REASONS } from '@bartan/contract/reasons/admin-reasons'
import { FIELD_NAMES } from '@bartan/contract/reasons/reason'
import { REASONS } from '@bartan/contract/reasons/reasons'
import { factsOf, type Language } from '@bartan/contract/shop/languages'
import { TEXTS } from '@bartan/contract/shop/texts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const WEB = join(ROOT, 'web/src')

const OWN_TEXTS = /(?:useText|textIn) \} = (?:t|adminT)ranslator\(/

type Topic = Readonly<Record<string, unknown>>

/** A file of a language, a topic in it, and the ids that it lacks with their English texts. */
export type Missing = { file: string; topic: string; texts: Topic }

type English = { topic: string; isForAdmins: boolean; texts: Topic }

const readJson = (path: string): Readonly<Record<string, Topic>> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Topic>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

const topicOf = (path: string): string => {
  const name = basename(path).replace(/(?:\.en)?\.\w+$/, '')
  return name === 'texts' ? basename(dirname(path)) : name.replace(/-texts$/, '')
}

/** The English texts that stand with the code. */
const englishOf = async (path: string): Promise<English> => {
  const file = join(WEB, path)
  const { useText, textIn = useText } = path.endsWith('.json')
    ? { textIn: { english: readJson(file) } }
    : await import(file)
  const isForAdmins = /^(?:features|components)\/admin-|\/routes\/admin\//.test(path)
  return { topic: topicOf(path), isForAdmins, texts: textIn.english }
}

/** Files that have texts of their own, and the one that the service worker reads. */
const englishFiles = (): string[] => [
  ...globSync('**/{texts,*-texts}.ts', { cwd: WEB })
    .filter((path) => OWN_TEXTS.test(readFileSync(join(WEB, path), 'utf8')))
    .sort(),
  'service-worker/texts.en.json',
]

const allEnglish = async (): Promise<English[]> => {
  const inCode = await Promise.all(englishFiles().map(englishOf))
  const forShoppers = Object.entries(REASONS).filter(([id]) => !(id in ADMIN_REASONS))
  return [
    ...inCode,
    { topic: 'texts', isForAdmins: false, texts: TEXTS },
    { topic: 'fields', isForAdmins: false, texts: FIELD_NAMES },
    { topic: 'reasons', isForAdmins: false, texts: Object.fromEntries(forShoppers) },
    { topic: 'reasons', isForAdmins: true, texts: ADMIN_REASONS },
  ]
}

const without = (texts: Topic, own: Topic = {}): Topic =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !own[id]))

const pagesOf = (language: Language) => `contract/src/content/texts/${language}.json`

/** What a language lacks of the pages' texts; shoppers read those in English until they are there. */
export const missingTexts = async (language: Language): Promise<Missing[]> => {
  const fileOf = (isForAdmins: boolean) =>
    `web/src/i18n/${language}/${isForAdmins ? 'admin' : 'shop'}.json`
  const files = new Map(
    [false, true].map((isForAdmins) => [isForAdmins, readJson(join(ROOT, fileOf(isForAdmins)))]),
  )
  const all = (await allEnglish()).filter(
    ({ isForAdmins }) => !isForAdmins || factsOf(language).hasAdminTexts,
  )
  return [
    ...all.map(({ topic, isForAdmins, texts }) => ({
      file: fileOf(isForAdmins),
      topic,
      texts: without(texts, files.get(isForAdmins)?.[topic]),
    })),
    {
      file: pagesOf(language),
      topic: 'pages',
      texts: without(readJson(join(ROOT, pagesOf('en'))), readJson(join(ROOT, pagesOf(language)))),
    },
  ].filter(({ texts }) => Object.keys(texts).length > 0)
}
