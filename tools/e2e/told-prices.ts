import type { Page } from '@playwright/test'

/** Prices in the shop's documents, read by the browser's own parsers. */

/** A line like 'Now from ₹199, was ₹249 20% off': its text, and the struck-through part. */
type Line = { text: string; struck: string | undefined }

const PRICE = /^(?:Now )?((?:from )?₹[\d,.]*\d)/

const shownIn = ({ text, struck }: Line) => ({ price: PRICE.exec(text)?.[1] ?? '', was: struck })

const linesOf = (page: Page, html: string, within: string): Promise<Line[]> =>
  page.evaluate(
    ([text = '', selector = '']) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(`${selector} p`)].map(
        (line) => ({ text: line.textContent, struck: line.querySelector('s')?.textContent }),
      ),
    [html, within],
  )

const firstPrice = (lines: readonly Line[]) =>
  shownIn(lines.find(({ text }) => PRICE.test(text)) ?? { text: '', struck: undefined })

/** Prices on a product's card. */
export const cardIn = async (page: Page, html: string, id: string) =>
  firstPrice(await linesOf(page, html, `a[href^="/product/${id}"]:has(h3)`))

/** What the browser shows of each card of the open page, in its size: price, link, and the line about delivery. */
export const cardsSeen = async (page: Page) => {
  const cards = await page.locator('main a[href^="/product/"]:has(h3)').evaluateAll((links) =>
    links.map((link) => {
      const delivery = link.lastElementChild
      const after = delivery ? getComputedStyle(delivery, '::after').content : ''
      return {
        href: link.getAttribute('href') ?? '',
        lines: [...link.querySelectorAll('p')].map((line) => ({
          text: line.textContent,
          struck: line.querySelector('s')?.textContent,
        })),
        words: link.textContent,
        promised: /\w/.test(after.replace('none', '').replace('normal', '')),
        isWhole: delivery !== null && delivery.scrollWidth <= delivery.clientWidth,
      }
    }),
  )
  return cards.map(({ lines, ...card }) => ({ ...card, ...firstPrice(lines) }))
}

/** Prices that a product's page shows for the variant in its address. */
export const pageIn = async (page: Page, html: string) => {
  const shown = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html')
    const sizes = [...document.querySelectorAll('article button[aria-description^="₹"]')].map(
      (size) => [size.firstChild?.textContent ?? '', size.getAttribute('aria-description') ?? ''],
    )
    const facts = [...document.querySelectorAll('article td')].map((fact) => fact.textContent)
    return { sizes: Object.fromEntries(sizes) as Record<string, string>, facts }
  }, html)
  return { ...shown, ...firstPrice(await linesOf(page, html, 'article')) }
}

/** Prices in a page's structured data, by SKU. */
export const offersIn = (page: Page, html: string): Promise<Record<string, string>> =>
  page.evaluate((text) => {
    type Data = { sku?: string; offers?: { price: string }; hasVariant?: Data[] }
    const read = ({ sku = '', offers, hasVariant = [] }: Data): [string, string][] => [
      ...(offers ? [[sku, offers.price] as [string, string]] : []),
      ...hasVariant.flatMap(read),
    ]
    const document = new DOMParser().parseFromString(text, 'text/html')
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    return Object.fromEntries(
      scripts.flatMap((script) => read(JSON.parse(script.textContent) as Data)),
    )
  }, html)
