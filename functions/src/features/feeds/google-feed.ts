import type { Rupees } from '@bartan/contract/shared/money'
import { escapeXml } from '#http/reply/escape-xml.ts'
import type { FeedItem, FeedShop } from './feed-items.ts'

/** Google Merchant Center's attributes: support.google.com/merchants/answer/7052112. */

const money = (amount: Rupees): string => `${amount.toFixed(2)} INR`

/** To the minute, in UTC (support.google.com/merchants/answer/6324460). */
const saleTimesOf = ({ saleTimes }: FeedItem): string | undefined =>
  saleTimes &&
  [saleTimes.from, saleTimes.to]
    .map((time) => `${new Date(time).toISOString().slice(0, 16)}Z`)
    .join('/')

const tag = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `<g:${name}>${escapeXml(value)}</g:${name}>\n`

const shippingOf = ({ shipping }: FeedItem): string =>
  shipping === undefined
    ? ''
    : `<g:shipping>\n${tag('country', 'IN')}${tag('service', 'Standard')}${tag('price', money(shipping))}</g:shipping>\n`

const itemOf = (item: FeedItem): string =>
  [
    '<item>\n',
    tag('id', item.id),
    tag('item_group_id', item.group),
    tag('title', item.title),
    tag('description', item.description),
    tag('link', item.link),
    tag('image_link', item.image),
    ...item.moreImages.map((url) => tag('additional_image_link', url)),
    tag('availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    tag('price', money(item.price)),
    tag('sale_price', item.salePrice && money(item.salePrice)),
    tag('sale_price_effective_date', saleTimesOf(item)),
    tag('maximum_retail_price', item.mrp && money(item.mrp)),
    tag('condition', 'new'),
    tag('brand', item.brand),
    tag('gtin', item.gtin),
    tag('identifier_exists', item.gtin ? undefined : 'no'),
    tag('google_product_category', item.googleCategory),
    tag('product_type', item.productType),
    tag('color', item.color),
    tag('size', item.size),
    tag('material', item.material),
    shippingOf(item),
    '</item>\n',
  ].join('')

const headOf = ({ origin, settings: { name, tagline } }: FeedShop): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n',
    `<title>${escapeXml(name)}</title>\n<link>${escapeXml(origin)}</link>\n`,
    `<description>${escapeXml(tagline || name)}</description>\n`,
  ].join('')

/** In chunks, one per lot of items. */
export function* googleFeed(shop: FeedShop, lots: Iterable<FeedItem[]>): Generator<string> {
  yield headOf(shop)
  for (const lot of lots) yield lot.map(itemOf).join('')
  yield '</channel>\n</rss>\n'
}
