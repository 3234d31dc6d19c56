import { CONTENT_SLUGS, contentPath } from '@bartan/contract/content/content'
import {
  bestSellerQuery,
  topOfCategoryQuery,
  newArrivalsQuery,
} from '#features/home/home-queries.ts'
import { sceneUrl } from '#features/home/scenes.ts'
import { contentQuery } from '#features/info/content-query.ts'
import { paths } from '#lib/paths.ts'
import { firstCategory } from '#lib/shop-settings.ts'
import { pageHeadQuery, ownHead } from './head.ts'
import { collectionPage } from './served-collection.ts'
import type { ServedPage } from './served-page.ts'
import { productPage } from './served-product.ts'
import { homeData } from './shop-data.ts'
import { breadcrumbs, SCHEMA } from './structured-data.ts'
import { textIn } from './texts.ts'

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
const questionsOf = (slug: string, html: string): object[] => {
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

const home: ServedPage = {
  path: paths.home,
  source: 'src/app/routes/shop/home-page.tsx',
  load: async (client, { shop }) => {
    await Promise.all([
      client.prefetchQuery(newArrivalsQuery),
      client.prefetchQuery(topOfCategoryQuery(firstCategory(shop))),
      client.prefetchQuery(bestSellerQuery),
      client.prefetchQuery(pageHeadQuery(paths.home)),
    ])
  },
  facts: (client, { language, shop }, urlOf) => ({
    status: 200,
    canonical: paths.home,
    isIndexed: true,
    own: ownHead(client, paths.home, language),
    type: 'website',
    image: { url: sceneUrl('hero'), alt: '', width: 1440, height: 720 },
    structured: homeData(language, shop, urlOf),
  }),
}

const info = CONTENT_SLUGS.map((slug): ServedPage => ({
  path: contentPath(slug),
  source: 'src/app/routes/shop/info-page.tsx',
  load: (client, { language }) =>
    Promise.all([
      client.prefetchQuery(contentQuery(slug, language)),
      client.prefetchQuery(pageHeadQuery(contentPath(slug))),
    ]),
  facts: (client, { language }, urlOf) => {
    const page = client.getQueryData(contentQuery(slug, language).queryKey)
    const canonical = contentPath(slug)
    const crumbs = [
      { name: textIn(language, 'home'), path: paths.home },
      { name: page?.title ?? '', path: canonical },
    ]
    return {
      status: 200,
      canonical,
      isIndexed: true,
      description: page?.intro,
      own: ownHead(client, canonical, language),
      type: 'website',
      structured: page ? [breadcrumbs(crumbs, urlOf), ...questionsOf(slug, page.html)] : [],
    }
  },
}))

/** Pages rendered on the server: those that people search for and share. */
export const SERVED_PAGES: readonly ServedPage[] = [home, collectionPage, productPage, ...info]
