type Item = Readonly<Record<string, string[]>>

/** The items of Google's feed: their attributes, as they are written. */
export const itemsIn = (xml: string) =>
  xml
    .split('<item>')
    .slice(1)
    .map((item) => {
      const fields: Record<string, string[]> = {}
      for (const [, name = '', value = ''] of item.matchAll(/<g:(\w+)>([^<]*)<\/g:\w+>/g))
        (fields[name] ??= []).push(value)
      return fields
    })

const readXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

type Rule = { rule: RegExp; most?: number; isNeeded?: true }

const MONEY = /^\d+\.\d\d INR$/
const ADDRESS = /^https:\/\/[^\s]{1,1990}$/

/** What each attribute may be: support.google.com/merchants/answer/7052112. `price` is also that of shipping. */
const GOOGLE_RULES: Readonly<Record<string, Rule>> = {
  id: { rule: /^[\x20-\x7E]{1,50}$/, isNeeded: true },
  item_group_id: { rule: /^[\w-]{1,50}$/ },
  title: { rule: /^[^]{1,300}$/, isNeeded: true },
  description: { rule: /^[^]{1,10000}$/, isNeeded: true },
  link: { rule: ADDRESS, isNeeded: true },
  image_link: { rule: ADDRESS, isNeeded: true },
  additional_image_link: { rule: ADDRESS, most: 10 },
  availability: { rule: /^(?:in_stock|out_of_stock|preorder|backorder)$/, isNeeded: true },
  price: { rule: MONEY, most: 2, isNeeded: true },
  sale_price: { rule: MONEY },
  sale_price_effective_date: { rule: /^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/ },
  maximum_retail_price: { rule: MONEY },
  condition: { rule: /^new$/, isNeeded: true },
  brand: { rule: /^[^]{1,70}$/, isNeeded: true },
  gtin: { rule: /^(?:\d{8}|\d{12,14})$/ },
  identifier_exists: { rule: /^no$/ },
  google_product_category: { rule: /^(?:\d+|[A-Z][^>]*(?: > [A-Z][^>]*)*)$/, isNeeded: true },
  product_type: { rule: /^.{1,750}$/, isNeeded: true },
  color: { rule: /^[^]{1,100}$/ },
  size: { rule: /^[^]{1,100}$/ },
  material: { rule: /^[^]{1,200}$/ },
  country: { rule: /^IN$/, isNeeded: true },
  service: { rule: /^.{1,100}$/ },
}

/** What Meta publishes of each field: developers.facebook.com/docs/commerce-platform/catalog/fields. */
const META_RULES: Readonly<Record<string, RegExp>> = {
  id: /^[^]{1,100}$/,
  title: /^[^]{1,200}$/,
  description: /^[^]{1,9999}$/,
  availability: /^(?:in stock|out of stock)$/,
  condition: /^new$/,
  price: MONEY,
  sale_price: /^(?:\d+\.\d\d INR)?$/,
  link: ADDRESS,
  image_link: ADDRESS,
  additional_image_link: /^.{0,2000}$/,
  brand: /^[^]{1,100}$/,
  gtin: /^(?:\d{8}|\d{12,14})?$/,
  google_product_category: /^[A-Z]/,
  product_type: /^.{1,750}$/,
  shipping: /^IN::Standard:\d+\.\d\d INR$/,
}

/** What of Google's feed is not as it should be. */
export const googleFaults = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    const of = (name: string) => (item[name] ?? []).map(readXml)
    const [price = '', sale = price] = [of('price')[0], of('sale_price')[0]]
    const faults = Object.entries(GOOGLE_RULES)
      .filter(([name, { rule, most = 1, isNeeded = false }]) => {
        const values = of(name)
        const count = values.length
        return count > most || count < Number(isNeeded) || values.some((one) => !rule.test(one))
      })
      .map(([name]) => `${name}: ${of(name).join()}`)
    return [
      ...faults,
      ...Object.keys(item).filter((name) => !(name in GOOGLE_RULES)),
      ...(Number.parseFloat(sale) <= Number.parseFloat(price)
        ? []
        : ['a sale price above the price']),
      ...(item['sale_price_effective_date'] && !item['sale_price'] ? ['times of no sale'] : []),
    ]
  })

/** What of Meta's feed is not as it should be. */
export const metaFaults = (rows: readonly Readonly<Record<string, string>>[]): string[] =>
  rows.flatMap((row) =>
    Object.entries(META_RULES)
      .filter(([name, rule]) => !rule.test(row[name] ?? ''))
      .map(([name]) => `${name}: ${row[name]}`),
  )
