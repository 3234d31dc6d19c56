import { PAGE_PATHS } from '@bartan/contract/pages/page-paths'
import { descriptionOf } from '@bartan/contract/products/names'
import type { Product } from '@bartan/contract/products/schema'
import { headIn } from '@bartan/contract/shared/head'
import type { Language } from '@bartan/contract/shop/languages'
import { nameOf } from '#components/commerce/product-name.ts'
import { productQuery, similarProductsQuery } from '#features/product/product-queries.ts'
import { paths } from '#lib/paths.ts'
import { categoryName, type Shop } from '#lib/shop-settings.ts'
import { previewOf } from './previews.ts'
import { missingPage, shorten, type ServedPage } from './served-page.ts'
import { breadcrumbs, productData, type UrlOf } from './structured-data.ts'
import { textIn } from './texts.ts'

const breadcrumbsOf = (language: Language, shop: Shop, product: Product, urlOf: UrlOf) =>
  breadcrumbs(
    [
      { name: textIn(language, 'home'), path: paths.home },
      {
        name: categoryName(language, shop, product.category),
        path: paths.collection({ category: product.category }),
      },
      { name: nameOf(language, product), path: paths.product(product._id) },
    ],
    urlOf,
  )

const wantedIn = (search: URLSearchParams) => ({
  color: search.get('color') ?? undefined,
  size: search.get('size') ?? undefined,
})

/** Tells whether an address names only existing colors and sizes; pages for others aren't cached. */
const isOffered = (
  { colors, sizes, variants }: Product,
  { color, size }: ReturnType<typeof wantedIn>,
): boolean =>
  (color === undefined || colors.includes(color)) &&
  (size === undefined || sizes.includes(size)) &&
  (!variants ||
    variants.some((one) => (!color || one.color === color) && (!size || one.size === size)))

export const productPage: ServedPage = {
  path: PAGE_PATHS.product,
  source: 'src/app/routes/shop/product-page.tsx',
  reads: wantedIn,
  load: async (client, { params: { id = '' } }) => {
    await Promise.all([
      client.prefetchQuery(productQuery(id)),
      client.prefetchQuery(similarProductsQuery(id)),
    ])
  },
  facts: (client, { params: { id = '' }, search, language, shop }, urlOf) => {
    const found = client.getQueryData(productQuery(id).queryKey)
    const canonical = paths.product(id)
    if (!found) return missingPage(canonical)
    const description = descriptionOf(found, language)
    const wanted = wantedIn(search)
    return {
      status: 200,
      canonical,
      hasUnknownValues: !isOffered(found, wanted),
      isIndexed: true,
      description: shorten(description),
      own: found.seo && headIn(found.seo, language),
      type: 'product',
      image: previewOf(language, found, wanted.color),
      structured: [
        productData(language, shop, found, description, urlOf),
        breadcrumbsOf(language, shop, found, urlOf),
      ],
    }
  },
}
