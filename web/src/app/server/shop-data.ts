import { deliveryTerms } from '@bartan/contract/pricing/delivery-terms'
import { iconUrl } from '@bartan/contract/settings/icons'
import { shownLegal } from '@bartan/contract/settings/shown-legal'
import { LANGUAGES, type Language } from '@bartan/contract/shop/languages'
import { paths } from '#lib/paths.ts'
import { shopText, type Shop } from '#lib/shop-settings.ts'
import { INDIA, money, returnPolicy, SCHEMA, type UrlOf } from './structured-data.ts'

const condition = (orderValue: object, rate: number) => ({
  '@type': 'ShippingConditions',
  shippingDestination: INDIA,
  orderValue: { '@type': 'MonetaryAmount', ...orderValue, currency: 'INR' },
  shippingRate: money(rate),
})

/** Shipping costs of every order: developers.google.com/search/docs/appearance/structured-data/shipping-policy */
const shippingService = ({ shipping }: Shop) => {
  const terms = deliveryTerms(shipping)
  // A fee that depends on the PIN code is no single rate.
  if (terms.kind === 'byPin') return {}
  const shippingConditions = {
    alwaysFree: () => [condition({ minValue: 0 }, 0)],
    neverFree: () => [condition({ minValue: 0 }, shipping.fee)],
    freeFrom: () => [
      condition({ minValue: 0, maxValue: (shipping.freeFrom ?? 0) - 0.01 }, shipping.fee),
      condition({ minValue: shipping.freeFrom ?? 0 }, 0),
    ],
  }[terms.kind]()
  return { hasShippingService: { '@type': 'ShippingService', shippingConditions } }
}

const postalAddress = ({ address }: Shop) => {
  const [street, area = '', state = ''] = address
  const postalCode = /\d{6}/.exec(address.join(' '))?.[0]
  return street
    ? {
        address: {
          '@type': 'PostalAddress',
          streetAddress: street,
          ...(area && { addressLocality: area }),
          ...(state && { addressRegion: state.replace(/\s*\d{6}/, '') }),
          ...(postalCode && { postalCode }),
          addressCountry: 'IN',
        },
      }
    : {}
}

/** developers.google.com/search/docs/appearance/structured-data/organization */
const organization = (language: Language, shop: Shop, urlOf: UrlOf) => {
  const { legalName, gstin } = shownLegal(shop)
  const tagline = shopText(language, shop.tagline, shop.taglineIn)
  return {
    '@context': SCHEMA,
    '@type': 'OnlineStore',
    '@id': `${new URL('/', urlOf('/')).href}#shop`,
    name: shop.name,
    ...(legalName && { legalName }),
    ...(tagline && { description: tagline }),
    url: urlOf('/'),
    logo: new URL(shop.look.logo || iconUrl('icon-512', shop.look), urlOf('/')).href,
    ...(gstin && { vatID: gstin }),
    ...(shop.phone && { telephone: shop.phone }),
    ...(shop.email && { email: shop.email }),
    ...postalAddress(shop),
    sameAs: shop.social.map(({ url }) => url),
    ...shippingService(shop),
    hasMerchantReturnPolicy: returnPolicy(shop, {}, urlOf),
  }
}

/** schema.org's description of the shop's search. */
const website = (language: Language, shop: Shop, urlOf: UrlOf) => ({
  '@context': SCHEMA,
  '@type': 'WebSite',
  name: shop.name,
  url: urlOf('/'),
  inLanguage: LANGUAGES[language].locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${urlOf(paths.collection())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})

export const homeData = (language: Language, shop: Shop, urlOf: UrlOf) => [
  organization(language, shop, urlOf),
  website(language, shop, urlOf),
]
