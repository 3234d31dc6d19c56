import { CATEGORIES } from '@bartan/contract/products/rules'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { startTestShop } from '#testing/start-test-shop.ts'
import { openPage, read } from './testing/read-document.ts'

const shop = await startTestShop()
const bottle = await shop.saveProduct({ collection: 'Everyday' })

const open = (path: string) => openPage(shop, path)

describe('what crawlers ask for', () => {
  it('robots.txt keeps them from what is private, and names the sitemap', async () => {
    const { html } = await open('/crawlers.txt')
    for (const path of ['/admin', '/checkout', '/order/', '/my-orders', '/api/'])
      expect(html).toContain(`\nDisallow: ${path}\n`)
    expect(html).toContain('\nSitemap: https://bartan.example/sitemap.xml\n')
  })

  it('the sitemap has every page in every language, with its images', async () => {
    const { html, headers } = await open('/sitemap.xml')
    expect(headers.get('content-type')).toContain('application/xml')
    const addresses = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) =>
      read(loc).replace('https://bartan.example', ''),
    )
    const expected = [
      '/',
      '/hi',
      '/shipping',
      '/collections/all',
      `/collections/all?${new URLSearchParams({ category: CATEGORIES[0] }).toString()}`,
      '/hi/collections/Everyday',
      `/product/${bottle}`,
      `/hi/product/${bottle}`,
    ]
    expect(addresses).toEqual(expect.arrayContaining(expected))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(html).toContain(`hreflang="hi-IN" href="https://bartan.example/hi/product/${bottle}"`)
    expect(html).toContain(
      '<image:loc>https://bartan.example/images/upload/v1/products/red.webp</image:loc>',
    )
    for (const address of expected) expect((await open(address)).status).toBe(200)
    expect((await open('/sitemap-1.xml')).status).toBe(404)
  })
})

describe('the sitemap', () => {
  it('is made once for a catalog and settings, whatever is added to its address', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${shop.url}${path}`, { headers })
    const first = await ask('/sitemap.xml')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe('gzip')
    expect(first.headers.get('vary')).toBe('Accept-Encoding')
    const { rows } = await shop.shop.catalog.current()
    const readProduct = vi.spyOn(rows, 'product')
    onTestFinished(() => readProduct.mockRestore())
    for (const path of ['/sitemap.xml', '/sitemap.xml?x=1', '/sitemap.xml?x=2']) {
      const reply = await ask(path)
      expect([reply.status, reply.headers.get('etag')]).toEqual([200, etag])
    }
    expect((await ask('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304)
    const plain = await ask('/sitemap.xml', { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(await first.text())
    expect(readProduct).not.toHaveBeenCalled()

    const tawa = await shop.saveProduct()
    await shop.shop.catalog.productsChanged([tawa])
    const changed = await ask('/sitemap.xml')
    expect(changed.headers.get('etag')).not.toBe(etag)
    expect(await changed.text()).toContain(`/product/${tawa}<`)
  })

  it('is not made again for a sale', async () => {
    const ask = () => fetch(`${shop.url}/sitemap.xml`)
    const before = await ask()
    const units = async () => (await shop.get(`/api/products/${bottle}`)).body.countInStock
    const inStock = await units()
    await placeOrder(shop, await shop.saveUser(), [{ productId: bottle }])
    expect(await units()).toBe(inStock - 1)
    const { rows } = await shop.shop.catalog.current()
    const readProduct = vi.spyOn(rows, 'product')
    onTestFinished(() => readProduct.mockRestore())
    expect((await ask()).headers.get('etag')).toBe(before.headers.get('etag'))
    expect(readProduct).not.toHaveBeenCalled()
  })
})
