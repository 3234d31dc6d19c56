import { CONTENT_SLUGS, type ContentSlug, type PageText } from '@bartan/contract/content/content'
import { conditionsOf, contentFacts } from '@bartan/contract/content/facts'
import { filledText, pageTextOf } from '@bartan/contract/content/page-text'
import type {
  AdminContent,
  ContentChange,
  ContentPage,
  ContentVersion,
} from '@bartan/contract/content/schema'
import { writtenPages } from '@bartan/contract/content/written-pages'
import { reason } from '@bartan/contract/reasons/reasons'
import type { Settings } from '@bartan/contract/settings/settings'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@bartan/contract/shop/languages'
import { AppError } from '#domain/app-error.ts'
import type { Caller } from '#domain/caller.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { ShopContext } from '../../shop-context.ts'
import { changePage } from './change-page.ts'
import { contentRepository, type SavedPage, type SavedPages } from './content.repository.ts'
import { undoPage } from './undo-page.ts'

const notFound = () => new AppError('not_found', reason('nothing_here'))

const slugOf = (asked: string): ContentSlug => {
  const slug = CONTENT_SLUGS.find((one) => one === asked)
  if (!slug) throw notFound()
  return slug
}

const writtenText = async (slug: ContentSlug, language: Language, settings: Settings) =>
  pageTextOf((await writtenPages(language))[slug], {
    facts: contentFacts(settings, language),
    conditions: conditionsOf(settings),
  })

/** A number that grows with every save, to tell which copy is newer. */
const contentVersionOf = (pages: SavedPages): number =>
  [...pages.values()].reduce((sum, { version }) => sum + version, 0)

/** The text saved in this language, else the one saved in English: the code's translation may contradict it. */
const savedText = (
  texts: SavedPage['texts'] = {},
  language: Language,
): { text: PageText; language: Language } | undefined => {
  const own = texts[language]
  if (own) return { text: own, language }
  const text = texts[DEFAULT_LANGUAGE]
  return text && { text, language: DEFAULT_LANGUAGE }
}

export const contentService = ({ connect, config, settings, clock, log }: ShopContext) => {
  const { transact, load, versions, version: readVersion } = contentRepository(connect)
  const save = changePage(transact, clock)
  const takeBack = undoPage(transact, clock)
  const mirror = new Mirror<SavedPages>({
    what: 'The content pages',
    load,
    compare: (one, other) => contentVersionOf(one) - contentVersionOf(other),
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })

  const take = async (slug: ContentSlug, page: SavedPage) =>
    mirror.take(new Map([...(await mirror.current()), [slug, page]]))

  const forAdmins = async (
    slug: ContentSlug,
    page: SavedPage | undefined,
  ): Promise<AdminContent> => {
    const [current, saves] = await Promise.all([settings(), versions(slug)])
    const written = await Promise.all(
      LANGUAGE_CODES.map(async (code) => [code, await writtenText(slug, code, current)] as const),
    )
    return {
      slug,
      version: page?.version ?? 0,
      texts: { ...page?.texts },
      written: Object.fromEntries(written),
      facts: contentFacts(current),
      versions: saves.map(({ version, at, by }) => ({ version, at: at.toISOString(), by })),
    }
  }

  return {
    /** Grows with every save. */
    version: async (): Promise<number> => contentVersionOf(await mirror.current()),

    page: async (asked: string, language: Language): Promise<ContentPage> => {
      const slug = slugOf(asked)
      const [pages, current] = await Promise.all([mirror.current(), settings()])
      const facts = contentFacts(current, language)
      const page = pages.get(slug)
      const saved = savedText(page?.texts, language)
      if (!saved || !page)
        return { slug, language, ...filledText(await writtenText(slug, language, current), facts) }
      return {
        slug,
        language: saved.language,
        ...filledText(saved.text, contentFacts(current, saved.language)),
        updatedAt: page.at.toISOString(),
      }
    },

    /** From the database: a form with older data could not save. */
    open: async (asked: string): Promise<AdminContent> => {
      const slug = slugOf(asked)
      const pages = await load()
      mirror.take(pages)
      return forAdmins(slug, pages.get(slug))
    },

    openVersion: async (asked: string, version: string): Promise<ContentVersion> => {
      const page = await readVersion(slugOf(asked), version)
      if (!page) throw notFound()
      return { version: page.version, at: page.at.toISOString(), by: page.by, texts: page.texts }
    },

    change: async (asked: string, change: ContentChange, by: Caller): Promise<AdminContent> => {
      const slug = slugOf(asked)
      const page = await save(slug, change, by)
      if (page) await take(slug, page)
      return forAdmins(slug, page)
    },

    /** Answers a repeated save by the version that it created. */
    changedAgain: async (
      asked: string,
      { version }: { version: number },
    ): Promise<AdminContent> => {
      const slug = slugOf(asked)
      return forAdmins(slug, await readVersion(slug, `${version}`))
    },

    /** Undoes one save, by its batch in the audit log. */
    undo: async (batch: string, by: Caller) => {
      const { next, ...reply } = await takeBack(batch, by)
      if (next) await take(...next)
      return { ...reply, left: 0 }
    },
  }
}

export type ContentService = ReturnType<typeof contentService>
