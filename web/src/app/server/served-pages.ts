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
import { questionsOf } from './page-questions.ts'
import { collectionPage } from './served-collection.ts'
import type { ServedPage } from './served-page.ts'
import { productPage } from './served-product.ts'
import { homeData } from './shop-data.ts'
import { breadcrumbs } from './structured-data.ts'
import { textIn } from './texts.ts'

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
