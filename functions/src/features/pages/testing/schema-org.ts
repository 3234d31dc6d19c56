import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What schema.org has words for, as Google's schema-dts writes it down: of each type its parents, its properties, and
 * what their values may be.
 */
type Vocabulary = ReadonlyMap<
  string,
  { parents: readonly string[]; properties: ReadonlyMap<string, readonly string[]> }
>

/** A type without properties of its own has no base but its parents'. */
const TYPE = /interface (\w+)(?:Base|Leaf)(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<([^,]+),/gm

let known: Vocabulary | undefined

const read = (): Vocabulary => {
  const file = fileURLToPath(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts'))
  // Bounded by the vocabulary.
  const types = new Map<string, { parents: string[]; properties: Map<string, string[]> }>()
  for (const [, name = '', parents = '', body = ''] of readFileSync(file, 'utf8').matchAll(TYPE))
    if (!types.has(name))
      types.set(name, {
        parents: parents.split(', ').map((one) => one.trim().replace(/Base$/, '')),
        properties: new Map(
          [...body.matchAll(PROPERTY)].map(([, property = '', values = '']) => [
            property,
            values.split(' | '),
          ]),
        ),
      })
  return types
}

const vocabulary = (): Vocabulary => (known ??= read())

const withParents = (type: string): string[] => [
  type,
  ...(vocabulary().get(type)?.parents ?? []).flatMap(withParents),
]

const valuesOf = (type: string, property: string): string[] =>
  withParents(type).flatMap((one) => vocabulary().get(one)?.properties.get(property) ?? [])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Types, properties and kinds of values that schema.org does not know, by where they are. */
export const unknownIn = (data: unknown, at = ''): string[] => {
  if (Array.isArray(data)) return data.flatMap((one) => unknownIn(one, at))
  if (!isObject(data)) return []
  const type = String(data['@type'])
  if (!vocabulary().has(type)) return [`${at}: no type ${type}`]
  return Object.entries(data)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const place = `${at}/${type}.${property}`
      // Of an action's input: schema.org/docs/actions.html.
      if (property.endsWith('-input')) return []
      const values = valuesOf(type, property)
      if (values.length === 0) return [`${place}: no such property`]
      const odd = [value]
        .flat()
        .filter(isObject)
        .map((one) => String(one['@type']))
        .filter((one) => !withParents(one).some((parent) => values.includes(parent)))
      return [
        ...odd.map((one) => `${place}: ${one} is none of ${values.join(', ')}`),
        ...unknownIn(value, place),
      ]
    })
}

/** What Google requires of what is shown in its results: developers.google.com/search/docs/appearance/structured-data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  ShippingService: ['shippingConditions'],
  ShippingConditions: ['shippingDestination', 'shippingRate'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnLink'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  DefinedRegion: ['addressCountry'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  OnlineStore: ['name', 'url', 'logo', 'hasMerchantReturnPolicy', 'hasShippingService'],
  WebSite: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  ItemList: ['itemListElement'],
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Only what can be sent tells of its delivery (contract §21). */
const isInStock = ({ '@type': type, availability }: Record<string, unknown>): boolean =>
  type === 'Offer' && String(availability).endsWith('/InStock')

/** Required fields that are missing or empty. */
export const missingIn = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(missingIn)
  if (!isObject(data)) return []
  const type = String(data['@type'])
  const required = [...(REQUIRED[type] ?? []), ...(isInStock(data) ? ['shippingDetails'] : [])]
  const own = required.filter((field) => isEmpty(data[field]))
  return [...own.map((field) => `${type}.${field}`), ...Object.values(data).flatMap(missingIn)]
}
