import { machineCsv } from '@bartan/contract/csv/write-csv'
import type { Rupees } from '@bartan/contract/shared/money'
import type { FeedItem } from './feed-items.ts'

const money = (amount: Rupees): string => `${amount.toFixed(2)} INR`

/** To the minute, in UTC. */
const saleTimes = ({ saleTimes: times }: FeedItem): string =>
  times
    ? [times.from, times.to]
        .map((time) => `${new Date(time).toISOString().slice(0, 16)}+00:00`)
        .join('/')
    : ''

/** "Name, address": split at the first comma (contract §15). */
const partsOf = (importer: string): { name: string; address: string } => {
  const [name = '', ...address] = importer.split(',')
  return { name: name.trim(), address: address.join(',').trim() }
}

/** Meta's fields: developers.facebook.com/documentation/ads-commerce/catalog/reference. */
const COLUMNS: Readonly<Record<string, (item: FeedItem) => string>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  availability: ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }) => money(price),
  sale_price: ({ salePrice }) => (salePrice === undefined ? '' : money(salePrice)),
  sale_price_effective_date: saleTimes,
  link: ({ link }) => link,
  image_link: ({ image }) => image,
  additional_image_link: ({ moreImages }) => moreImages.join(','),
  brand: ({ brand }) => brand,
  gtin: ({ gtin = '' }) => gtin,
  item_group_id: ({ group = '' }) => group,
  color: ({ color = '' }) => color,
  size: ({ size = '' }) => size,
  material: ({ material = '' }) => material,
  google_product_category: ({ googleCategory }) => googleCategory,
  product_type: ({ productType }) => productType,
  shipping: ({ shipping }) => (shipping === undefined ? '' : `IN::Standard:${money(shipping)}`),
  origin_country: ({ countryOfOrigin }) => countryOfOrigin,
  manufacturer_info: ({ manufacturer }) => manufacturer,
  importer_name: ({ importer }) => partsOf(importer).name,
  importer_address: ({ importer }) => partsOf(importer).address,
}

/** In chunks, one per lot of items. */
export function* metaFeed(lots: Iterable<FeedItem[]>): Generator<string> {
  yield machineCsv([Object.keys(COLUMNS)])
  const cellsOf = Object.values(COLUMNS)
  for (const lot of lots) yield machineCsv(lot.map((item) => cellsOf.map((cellOf) => cellOf(item))))
}
