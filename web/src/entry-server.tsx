import type { LoadedPage, PageRequest, PageServer } from '@bartan/contract/pages/page'
import { fillPath } from '@bartan/contract/pages/page-paths'
import { DEFAULT_HOME } from '@bartan/contract/settings/default-home'
import { DEFAULT_SHOP } from '@bartan/contract/settings/default-shop'
import {
  DEFAULT_LANGUAGE,
  factsOf,
  languageOf,
  pathIn,
  withoutLanguage,
  type Language,
} from '@bartan/contract/shop/languages'
import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'nanostores'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { matchPath, StaticRouter } from 'react-router-dom'
import { dehydrateQueries } from './app/hydration/page-data.ts'
import { serverCachedParts } from './app/layouts/shop/server-cached-parts.ts'
import { Providers } from './app/providers.tsx'
import { loadPage as loadPageCode, tableFile } from './app/routes/pages.ts'
import { Pages } from './app/routes/router.tsx'
import { alternatesOf, headOf, ONLY_LINKS, shellHeadOf } from './app/server/head.ts'
import { jsonInHtml } from './app/server/html.ts'
import { manifestFor, staffManifestFor } from './app/server/manifest.ts'
import { noScriptOf, searchWithoutScript } from './app/server/no-script.tsx'
import { SERVED_PAGES } from './app/server/served-pages.ts'
import { MISSING_PATH, SHELL_PAGES } from './app/server/shell-pages.ts'
import { takePreloads } from './app/server/take-preloads.ts'
import { untilAdminDrawn, untilDrawn } from './app/server/until-drawn.tsx'
import { PageWordsContext, type PageWords } from './components/ui/layout/page-title.tsx'
import { loadParts } from './components/ui/loading/lazy-part.tsx'
import { ServerCachedContext } from './components/ui/server-cached.tsx'
import { loadTexts, textsFile } from './i18n/load-texts.ts'
import { ApiError } from './lib/api/api-error.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { paths, toSearch } from './lib/paths.ts'
import { settingsQuery, settingsWith, type Shop } from './lib/shop-settings.ts'
import { drawnIcon } from './theme/favicon.ts'

/**
 * Entry of the page renderer in the function: takes an address and returns a page. Language, settings and data belong
 * to each call, so that pages of several shops and languages can render at the same time.
 */

/** Default settings in the browser's code: the shop's on every page, the home page's only there. */
const KNOWN_SETTINGS = { ...DEFAULT_SHOP, home: DEFAULT_HOME }

/** A language's texts load with its first page, so that starting waits for none. */
const loaded = new Map<Language, Promise<void>>()

const loadTextsOnce = (language: Language): Promise<void> => {
  const loading = loaded.get(language) ?? loadTexts(language)
  loaded.set(language, loading)
  return loading
}

/**
 * Decodes as the browser's router does: an encoded slash doesn't separate segments. Undecodable text stays as it is.
 */
const decode = (path: string): string => {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return path
  }
}

/** An address's path without its language. */
const pathOf = (pathname: string): string => decode(withoutLanguage(pathname)) || '/'

const servedPage = (path: string) => {
  for (const page of SERVED_PAGES) {
    const match = matchPath(page.path, path)
    if (match) return { page, params: match.params }
  }
  throw new Error(`${path} is no page that the server renders`)
}

const addressOf: PageServer['addressOf'] = ({ pathname, search, origin }) => {
  const { page, params } = servedPage(pathOf(pathname))
  const path = fillPath<string>(page.path, params)
  return {
    pathname: pathIn(languageOf(pathname), path),
    search: toSearch(page.reads?.(new URLSearchParams(search)) ?? {}),
    origin,
  }
}

/** A temporary failure must not be cached with the page. */
const throwTransient = (client: QueryClient) => {
  for (const { state } of client.getQueryCache().getAll())
    if (state.error && !(state.error instanceof ApiError && !state.error.isTransient))
      throw state.error
}

const loadPage: PageServer['loadPage'] = async (request, answer): Promise<LoadedPage> => {
  const language = languageOf(request.pathname)
  const path = pathOf(request.pathname)
  const { page, params } = servedPage(path)
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: {
      ...client.getDefaultOptions().queries,
      // The server doesn't retry a query: the browser will.
      retry: false,
      meta: { answer, knownSettings: KNOWN_SETTINGS },
    },
  })
  const shop = settingsWith(await client.fetchQuery(settingsQuery))
  const search = new URLSearchParams(request.search)
  const address = { params, search, language, shop }
  await Promise.all([
    loadPageCode(path).then(loadParts),
    page.load(client, address),
    loadTextsOnce(language),
  ])
  throwTransient(client)
  const data = jsonInHtml(dehydrateQueries(client))

  const render = () => {
    const urlOf = (to: string) => request.origin + pathIn(language, to)
    const facts = page.facts(client, address, urlOf)
    const { markup, preloads, words } = draw(request, { language, shop, client })
    return {
      status: facts.status,
      hasUnknownValues: facts.hasUnknownValues ?? false,
      lang: factsOf(language).locale,
      head: [
        headOf(language, shop, { origin: request.origin, facts, words }),
        preloads,
        ONLY_LINKS,
      ].join('\n'),
      isRendered: true,
      markup,
      data,
      noscript: searchWithoutScript(language),
      sources: [
        page.source ?? [],
        tableFile(path) ?? [],
        language === DEFAULT_LANGUAGE ? [] : textsFile(language),
      ].flat(),
    }
  }
  return { data, render }
}

type With = { language: Language; shop: Shop; client: QueryClient }

const draw = ({ pathname, search }: PageRequest, { language, shop, client }: With) => {
  const words: PageWords = {}
  const cachedParts = serverCachedParts(language, shop, {
    pathname: withoutLanguage(pathname),
    search,
  })
  const html = renderToString(
    <StrictMode>
      <PageWordsContext value={words}>
        <ServerCachedContext value={cachedParts.draw}>
          <Providers language={language} shop={atom(shop)} client={client}>
            <StaticRouter basename={factsOf(language).prefix} location={pathname + search}>
              <Pages />
            </StaticRouter>
          </Providers>
        </ServerCachedContext>
      </PageWordsContext>
    </StrictMode>,
  )
  return { ...takePreloads(cachedParts.fill(html)), words }
}

const isAdmin = (path: string) => path.startsWith(paths.admin)

const shellAddressOf: PageServer['shellAddressOf'] = (pathname, isMissing) => {
  const path = isMissing ? MISSING_PATH : pathOf(pathname)
  const shared = isAdmin(path) ? paths.admin : paths.home
  return pathIn(languageOf(pathname), Object.hasOwn(SHELL_PAGES, path) ? path : shared)
}

const loadShell: PageServer['loadShell'] = async (address, answer) => {
  const language = languageOf(address)
  const path = pathOf(address)
  const page = SHELL_PAGES[path]
  const client = createQueryClient()
  const meta = { answer, knownSettings: KNOWN_SETTINGS }
  const shop = settingsWith(await client.fetchQuery({ ...settingsQuery, retry: false, meta }))
  const data = jsonInHtml(dehydrateQueries(client))
  await loadTextsOnce(language)
  const render = () => {
    const { markup, preloads } = takePreloads(
      isAdmin(path) ? untilAdminDrawn(shop) : untilDrawn(language, shop, page),
    )
    return {
      status: 200 as const,
      hasUnknownValues: false,
      lang: factsOf(language).locale,
      head: shellHeadOf(language, shop) + preloads,
      isRendered: false,
      // Its first element tells the app that there is nothing to hydrate.
      markup,
      data,
      noscript: noScriptOf(language, shop, page),
      sources: [],
    }
  }
  return { data, render }
}

const staffManifestOf: PageServer['staffManifestOf'] = (settings) =>
  JSON.stringify(staffManifestFor(settings))

const manifestOf: PageServer['manifestOf'] = async (settings, language) => {
  await loadTextsOnce(language)
  return JSON.stringify(manifestFor(language, settings))
}

const fixedPaths = SERVED_PAGES.map(({ path }) => path).filter((path) => !path.includes(':'))

const server: PageServer = {
  addressOf,
  loadPage,
  shellAddressOf,
  loadShell,
  fixedPaths,
  productPath: paths.product,
  collectionPath: paths.collection,
  alternatesOf,
  manifestOf,
  staffManifestOf,
  iconOf: drawnIcon,
}

export default server
