import { contentPath } from '@bartan/contract/content/content'
import { promise } from '@bartan/contract/delivery/promise'
import { isGlobalGtin } from '@bartan/contract/feeds/rules'
import { FACT_NAMES, type PlainName } from '@bartan/contract/products/fields/plain-fields'
import { variantOffer } from '@bartan/contract/products/price/variant-offer'
import type { Product, Variant } from '@bartan/contract/products/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { textIn } from '#features/product/texts.ts'
import { paths } from '#lib/paths.ts'
import type { Shop } from '#lib/shop-settings.ts'

/** Makes an address of the shop absolute, in the page's language. */
export type UrlOf = (path: string) => string

export type Crumb = { name: string; path: string }

export const SCHEMA = 'https://schema.org'

/** Length of the date in an ISO time: 2026-01-31. */
const DAY_LENGTH = 10

/** Google's guide for breadcrumbs: developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export const breadcrumbs = (crumbs: readonly Crumb[], urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: urlOf(path),
  })),
})

export const money = (rupees: number) => ({
  '@type': 'MonetaryAmount',
  value: rupees.toFixed(2),
  currency: 'INR',
})

export const INDIA = { '@type': 'DefinedRegion', addressCountry: 'IN' }

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Without a rate where it depends on the PIN code; nothing is promised of what is sold out. */
const shipping = (shop: Shop, offered: Pick<Product, 'price' | 'countInStock'>) => {
  const promised = promise(offered, undefined, shop, new Date().toISOString())
  if (!promised) return {}
  const { fee } = promised
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      ...(fee.most === fee.least && { shippingRate: money(fee.least) }),
      shippingDestination: INDIA,
      // The days to a place count from the order.
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 0),
        transitTime: days(promised.days.least, promised.days.most),
      },
    },
  }
}

export const returnPolicy = (
  shop: Shop,
  { returnable }: Pick<Product, 'returnable'>,
  urlOf: UrlOf,
) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCountry: 'IN',
  merchantReturnLink: urlOf(contentPath('returns')),
  ...(returnable === false || shop.returnDays === 0
    ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
    : {
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: shop.returnDays,
        returnMethod: `${SCHEMA}/ReturnByMail`,
        returnFees: `${SCHEMA}/FreeReturn`,
      }),
})

type Rated = { rating?: { average: number; count: number } | undefined }

const rating = ({ rating: given }: Rated) =>
  given && given.count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: given.average,
          reviewCount: given.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}

type Offered = Pick<Product, 'price' | 'originalPrice' | 'countInStock' | 'mrp' | 'saleEndsAt'>

const unitPrice = (rupees: number, priceType?: 'ListPrice' | 'StrikethroughPrice') => ({
  '@type': 'UnitPriceSpecification',
  ...(priceType && { priceType: `${SCHEMA}/${priceType}` }),
  price: rupees.toFixed(2),
  priceCurrency: 'INR',
})

/**
 * The price, the maximum retail price that law requires on the pack (support.google.com/merchants/answer/15972291),
 * and the price struck through on the page.
 */
const priceSpecifications = ({ price, originalPrice, mrp }: Offered) => {
  const others = [
    ...(mrp !== undefined && mrp >= price ? [unitPrice(mrp, 'ListPrice')] : []),
    ...(originalPrice !== undefined ? [unitPrice(originalPrice, 'StrikethroughPrice')] : []),
  ]
  return others.length > 0 ? { priceSpecification: [unitPrice(price), ...others] } : {}
}

/** Label declarations that schema.org has properties for. */
const label = ({ declarations = {} }: Pick<Product, 'declarations'>) => ({
  ...(declarations.countryOfOrigin && {
    countryOfOrigin: { '@type': 'Country', name: declarations.countryOfOrigin },
  }),
  ...(declarations.manufacturer && {
    manufacturer: { '@type': 'Organization', name: declarations.manufacturer },
  }),
})

const offer = (
  shop: Shop,
  product: Product,
  offered: Offered,
  { path, urlOf }: { path: string; urlOf: UrlOf },
) => ({
  '@type': 'Offer',
  url: urlOf(path),
  price: offered.price.toFixed(2),
  priceCurrency: 'INR',
  ...priceSpecifications(offered),
  ...(offered.saleEndsAt && { priceValidUntil: offered.saleEndsAt.slice(0, DAY_LENGTH) }),
  availability: `${SCHEMA}/${offered.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${SCHEMA}/NewCondition`,
  seller: { '@type': 'Organization', name: shop.name },
  ...shipping(shop, offered),
  hasMerchantReturnPolicy: returnPolicy(shop, product, urlOf),
})

const imagesOf = ({ images }: Pick<Product, 'images'>, urlOf: UrlOf) =>
  images.filter(({ url }) => url !== '').map(({ url }) => new URL(url, urlOf('/')).href)

/** Facts for which schema.org has a property. */
const OWN_PROPERTIES: ReadonlySet<PlainName> = new Set(['material'])

const furtherFacts = (language: Language, product: Product) => {
  const facts = FACT_NAMES.filter((name) => !OWN_PROPERTIES.has(name)).flatMap((name) => {
    const value = product[name]
    return value ? [{ '@type': 'PropertyValue', name: textIn(language, name), value }] : []
  })
  return facts.length > 0 ? { additionalProperty: facts } : {}
}

/** Google drops the whole product if the number isn't a maker's. */
const barCode = ({ gtin }: { gtin?: string | undefined }) =>
  gtin !== undefined && isGlobalGtin(gtin) ? { gtin } : {}

const variantData = (
  language: Language,
  shop: Shop,
  product: Product,
  variant: Variant,
  urlOf: UrlOf,
) => {
  const { size, color, sku } = variant
  const ofColor = product.images.filter((image) => color !== undefined && image.color === color)
  return {
    '@type': 'Product',
    name: [nameOf(language, product), choiceOf(language, variant)].filter(Boolean).join(', '),
    sku,
    ...barCode(variant),
    ...(size && { size }),
    ...(color && { color }),
    image: imagesOf({ images: ofColor.length > 0 ? ofColor : product.images }, urlOf),
    inProductGroupWithID: product.sku,
    offers: offer(shop, product, variantOffer(product, variant), {
      path: paths.product(product._id, variant),
      urlOf,
    }),
  }
}

/** developers.google.com/search/docs/appearance/structured-data/product-variants */
const groupData = (
  language: Language,
  shop: Shop,
  product: Product,
  variants: readonly Variant[],
  urlOf: UrlOf,
) => ({
  '@type': 'ProductGroup',
  productGroupID: product.sku,
  variesBy: (['size', 'color'] as const)
    .filter((facet) => variants.some((variant) => variant[facet]))
    .map((facet) => `${SCHEMA}/${facet}`),
  hasVariant: variants.map((variant) => variantData(language, shop, product, variant, urlOf)),
})

/** developers.google.com/search/docs/appearance/structured-data/merchant-listing */
export const productData = (
  language: Language,
  shop: Shop,
  product: Product & Rated,
  description: string,
  urlOf: UrlOf,
) => ({
  '@context': SCHEMA,
  '@id': urlOf(paths.product(product._id)),
  name: nameOf(language, product),
  description,
  url: urlOf(paths.product(product._id)),
  image: imagesOf(product, urlOf),
  brand: { '@type': 'Brand', name: product.brand },
  category: product.category,
  ...(product.material && { material: product.material }),
  ...furtherFacts(language, product),
  ...label(product),
  ...rating(product),
  ...(product.variants
    ? groupData(language, shop, product, product.variants, urlOf)
    : {
        '@type': 'Product',
        sku: product.sku,
        ...barCode(product),
        ...(product.colors.length > 0 && { color: product.colors.join(', ') }),
        offers: offer(shop, product, variantOffer(product, product), {
          path: paths.product(product._id),
          urlOf,
        }),
      }),
})

/** A list's products by name and address only, because each product's own page describes it. */
export const listData = (language: Language, products: readonly Product[], urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nameOf(language, product),
    url: urlOf(paths.product(product._id)),
  })),
})
