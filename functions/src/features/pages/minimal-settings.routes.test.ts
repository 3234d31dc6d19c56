import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import { LANGUAGE_CODES, pathIn } from '@bartan/contract/shop/languages'
import { MINIMAL_SETTINGS } from '@bartan/contract/testing/minimal-settings'
import { beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'

const MINIMUM = {
  ...MINIMAL_SETTINGS,
  taglineIn: {},
  home: { ...DEFAULT_SETTINGS.home, sections: ['promises', 'arrivals'] },
}

/** Said of what there is none of: in words, in links, and for search engines. */
const EMPTY_TALK = [
  // \b knows no Devanagari.
  /(?<![\d.])0 (?:days?|दिन|दिवस|দিন|நா)/i,
  // But for the filter's slider, which begins there.
  /(?<!<span>)₹0(?![\d.])/,
  /<title>[^<]* · <\/title>/,
  /(?:tel:|mailto:|wa\.me\/)["?]/,
  /href=""/,
  /"(?:telephone|streetAddress|addressLocality)":""/,
  /<p[^>]*>\s*[.।]/,
  /"merchantReturnDays":0/,
]

describe('pages of a shop with the least settings', () => {
  let page: (path: string) => Promise<string>
  let path = ''
  let saved: object | undefined
  beforeAll(async () => {
    const shop = await startTestShop()
    const admin = shop.as(await shop.saveUser({ role: 'admin' }))
    saved = await admin.put('/api/admin/settings', { version: 0, ...MINIMUM })
    path = `/product/${await shop.saveProduct({ name: 'Tawa', returnable: true })}`
    page = async (asked) => (await fetch(shop.url + asked)).text()
  })

  it.each(LANGUAGE_CODES)('say nothing of what there is none of: %s', async (language) => {
    expect(saved).toMatchObject({ status: 200 })
    const paths = ['/', '/collections/all', path, '/shipping', '/returns', '/about', '/contact']
    for (const one of paths) {
      const html = await page(pathIn(language, one))
      const found = EMPTY_TALK.flatMap((talk) => talk.exec(html)?.[0] ?? [])
      expect({ one, found }).toEqual({ one, found: [] })
    }
  })

  it('say that delivery is free, and that only what is at fault goes back', async () => {
    expect(await page('/')).toContain('Cash on delivery, free shipping.')
    expect(await page('/shipping')).toContain('Every order is shipped free')
    const returns = await page('/returns')
    expect(returns).toContain('We take back what is our fault.')
    expect(returns).toContain('within 7 days of delivery')
    expect(returns).not.toContain('What you cannot return')
  })
})

it('a single day is told as one', async () => {
  const shop = await startTestShop()
  const admin = shop.as(await shop.saveUser({ role: 'admin' }))
  await admin.put('/api/admin/settings', { version: 0, returnDays: 1 })
  const pages = ['/', '/returns', '/about'].map(async (path) => {
    const html = await (await fetch(shop.url + path)).text()
    return /\b1 days/i.exec(html)?.[0]
  })
  expect(await Promise.all(pages)).toEqual([undefined, undefined, undefined])
})
