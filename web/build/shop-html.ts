import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toRupees } from '@bartan/contract/shared/money'
import { FREE_SHIPPING_FROM } from '@bartan/contract/checkout/shipping'
import { SHOP } from '@bartan/contract/shop/shop-config'
import type { Plugin } from 'vite'
import { formatRupees } from '../src/components/commerce/format-rupees.ts'
import { colors } from '../src/theme/colors.ts'

const readCopy = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../src', path), 'utf8'))

/** The shop's tagline in Hindi, as the pages have it. */
export const hindiTagline = (): string =>
  readCopy('i18n/words.hi.json')[SHOP.tagline] ?? SHOP.tagline

/** What the page's own words and colors come from; the file names what it wants as %NAME%. */
const values = (): Record<string, string> => ({
  SHOP: SHOP.name,
  TAGLINE: SHOP.tagline,
  DESCRIPTION: (readCopy('app/server/copy.en.json')['shop'] ?? '').replace(
    '{free}',
    formatRupees(toRupees(FREE_SHIPPING_FROM)),
  ),
  GROUND: colors.ground.value,
  INK: colors.ink.DEFAULT.value,
  ACCENT: colors.teal.DEFAULT.value,
  BAR: colors.teal.deep.value,
})

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Fills an HTML file with the shop's own values. */
export const fillShop = (html: string): string =>
  Object.entries(values()).reduce(
    (filled, [name, value]) => filled.replaceAll(`%${name}%`, inHtml(value)),
    html,
  )

export const shopHtml: Plugin = {
  name: 'shop-html',
  transformIndexHtml: { order: 'pre', handler: fillShop },
}
