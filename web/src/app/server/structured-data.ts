import { shop } from '#lib/shop-settings.ts'
import { knownColor } from '@bartan/contract/products/product-colors'
import { shippingPaise } from '@bartan/contract/checkout/shipping'
import { toPaise, toRupees } from '@bartan/contract/shared/money'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { imageForColor, imageOf, nameOf } from '#components/commerce/product-name.ts'
import { paths } from '#lib/paths.ts'
import { locale } from '#i18n/translate.ts'
import type { Product, Variant } from '@bartan/contract/products/schema'

/** Makes an address of the shop absolute, in the page's language. */
export type UrlOf = (path: string) => string

export type Crumb = { name: string; path: string }

const SCHEMA = 'https://schema.org'

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

const money = (rupees: number) => ({
  '@type': 'MonetaryAmount',
  value: rupees.toFixed(2),
  currency: 'INR',
})

const INDIA = { '@type': 'DefinedRegion', addressCountry: 'IN' }

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const shipping = ({ price }: Pick<Product, 'price'>) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: money(toRupees(shippingPaise(toPaise(price), shop().shipping))),
  shippingDestination: INDIA,
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, 1),
    transitTime: days(1, 3),
  },
})

const returns = ({ returnable }: Pick<Product, 'returnable'>) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  ...(returnable === false || shop().returnDays === 0
    ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
    : {
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: shop().returnDays,
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

type Offered = Pick<Product, 'price' | 'countInStock' | 'returnable' | 'mrp'>

/** The maximum retail price, which the law has printed on the pack: support.google.com/merchants/answer/15972291. */
const priceSpecifications = ({ price, mrp }: Offered) =>
  mrp !== undefined && mrp >= price
    ? {
        priceSpecification: [
          { '@type': 'UnitPriceSpecification', price: price.toFixed(2), priceCurrency: 'INR' },
          {
            '@type': 'UnitPriceSpecification',
            priceType: `${SCHEMA}/ListPrice`,
            price: mrp.toFixed(2),
            priceCurrency: 'INR',
          },
        ],
      }
    : {}

/** What schema.org has words for of a product's label. */
const label = ({ declarations = {} }: Pick<Product, 'declarations'>) => ({
  ...(declarations.countryOfOrigin && {
    countryOfOrigin: { '@type': 'Country', name: declarations.countryOfOrigin },
  }),
  ...(declarations.manufacturer && {
    manufacturer: { '@type': 'Organization', name: declarations.manufacturer },
  }),
})

const offer = (offered: Offered, url: string) => ({
  '@type': 'Offer',
  url,
  price: offered.price.toFixed(2),
  priceCurrency: 'INR',
  ...priceSpecifications(offered),
  availability: `${SCHEMA}/${offered.countInStock > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${SCHEMA}/NewCondition`,
  seller: { '@type': 'Organization', name: shop().name },
  shippingDetails: shipping(offered),
  hasMerchantReturnPolicy: returns(offered),
})

const imagesOf = ({ images }: Pick<Product, 'images'>, urlOf: UrlOf) =>
  images.filter(({ url }) => url !== '').map(({ url }) => new URL(url, urlOf('/')).href)

const variantData = (product: Product, variant: Variant, urlOf: UrlOf) => {
  const { size, color, sku, gtin, price, countInStock } = variant
  const ofColor = product.images.filter((image) => color !== undefined && image.color === color)
  return {
    '@type': 'Product',
    name: [nameOf(product), choiceOf(variant)].filter(Boolean).join(', '),
    sku,
    ...(gtin && { gtin }),
    ...(size && { size }),
    ...(color && { color }),
    image: imagesOf({ images: ofColor.length > 0 ? ofColor : product.images }, urlOf),
    offers: offer(
      { price, countInStock, returnable: product.returnable, mrp: product.mrp },
      urlOf(paths.product(product._id, variant)),
    ),
  }
}

/** developers.google.com/search/docs/appearance/structured-data/product-variants */
const groupData = (product: Product, variants: readonly Variant[], urlOf: UrlOf) => ({
  '@type': 'ProductGroup',
  productGroupID: product.sku,
  variesBy: (['size', 'color'] as const)
    .filter((facet) => variants.some((variant) => variant[facet]))
    .map((facet) => `${SCHEMA}/${facet}`),
  hasVariant: variants.map((variant) => variantData(product, variant, urlOf)),
})

/** developers.google.com/search/docs/appearance/structured-data/merchant-listing */
export const productData = (product: Product & Rated, description: string, urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@id': urlOf(paths.product(product._id)),
  name: nameOf(product),
  description,
  url: urlOf(paths.product(product._id)),
  image: imagesOf(product, urlOf),
  brand: { '@type': 'Brand', name: product.brand },
  category: product.category,
  ...(product.material && { material: product.material }),
  ...label(product),
  ...rating(product),
  ...(product.variants
    ? groupData(product, product.variants, urlOf)
    : {
        '@type': 'Product',
        sku: product.sku,
        ...(product.colors.length > 0 && { color: product.colors.join(', ') }),
        offers: offer(product, urlOf(paths.product(product._id))),
      }),
})

/** The image for a product's link preview, in the color that the link names, and the largest width of the ladder. */
export const previewOf = (product: Product, color = '') => {
  const known = knownColor(product, color)
  const image = known ? imageForColor(product, known) : imageOf(product)
  return image && image.url !== ''
    ? { url: `${image.url}?w=960`, alt: image.altText, width: 960, height: 960 }
    : undefined
}

const organization = (urlOf: UrlOf) => {
  const { address } = shop()
  const [street, area = '', state = ''] = address
  const postalCode = /\d{6}/.exec(address.join(' '))?.[0]
  return {
    '@context': SCHEMA,
    '@type': 'OnlineStore',
    '@id': `${new URL('/', urlOf('/')).href}#shop`,
    name: shop().name,
    url: urlOf('/'),
    logo: new URL(shop().look.logo || '/favicon.svg', urlOf('/')).href,
    ...(shop().phone && { telephone: shop().phone }),
    ...(shop().email && { email: shop().email }),
    ...(street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        ...(area && { addressLocality: area }),
        ...(state && { addressRegion: state.replace(/\s*\d{6}/, '') }),
        ...(postalCode && { postalCode }),
        addressCountry: 'IN',
      },
    }),
    sameAs: shop().social.map(({ url }) => url),
  }
}

/** schema.org's way to describe the shop's search. */
const website = (urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: shop().name,
  url: urlOf('/'),
  inLanguage: locale(),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${urlOf(paths.collection())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

export const homeData = (urlOf: UrlOf) => [organization(urlOf), website(urlOf)]

/** A list page's products, by name and address only: each product's own page describes it. */
export const listData = (products: readonly Product[], urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: nameOf(product),
    url: urlOf(paths.product(product._id)),
  })),
})
