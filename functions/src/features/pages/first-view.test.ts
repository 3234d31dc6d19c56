import { describe, expect, it } from 'vitest'
import { startTestShop } from '#testing/start-test-shop.ts'
import { openPage, scripts } from './testing/read-document.ts'

const shop = await startTestShop()
const bottle = await shop.saveProduct()

const open = (path: string) => openPage(shop, path)

const codeOf = async (path: string) => {
  const { html } = await open(path)
  return / data-code="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
}

describe('what a page needs to be seen', () => {
  it('has its image asked for before all else', async () => {
    const { html } = await open(`/product/${bottle}`)
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? ''
    expect(preload).toContain('/images/upload/v1/products/red.webp?w=320 320w')
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf('<style'))
  })

  it('is there to be read before its code is asked for, which it names in order', async () => {
    const { html } = await open(`/product/${bottle}`)
    expect(html).not.toMatch(/<script type="module"|rel="modulepreload"/)
    const files = await codeOf(`/product/${bottle}`)
    expect(new Set(files).size).toBe(files.length)
    // Each needs the one before it.
    const places = ['react', 'index', 'product-page'].map((name) =>
      files.findIndex((file) => file.startsWith(`/assets/${name}-`)),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('names the texts of its language among its code', async () => {
    const english = await codeOf(`/product/${bottle}`)
    const hindi = await codeOf(`/hi/product/${bottle}`)
    expect(hindi.filter((file) => !english.includes(file))).toEqual([
      expect.stringMatching(/^\/assets\/shop-/),
    ])
  })

  it('has every style that it needs in its head', async () => {
    const { html } = await open(`/product/${bottle}`)
    const styles = /<style[^>]*>[\s\S]*<\/style>/.exec(html)?.[0] ?? ''
    expect(styles).toContain('--radii-sm')
    const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const [known, unknown] = [
      used.filter((name) => styles.includes(`.${name}`)),
      used.filter((name) => !styles.includes(`.${name}`)),
    ]
    expect(known.length).toBeGreaterThan(50)
    // Those of icons are for whoever looks for one.
    expect(unknown.filter((name) => !name.startsWith('lucide'))).toEqual([])
    // The first mention of a cascade layer decides its place.
    const layers = [...styles.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = '']) =>
      names.split(','),
    )
    expect([...new Set(layers)].filter((name) => !name.startsWith('_'))).toEqual([
      'reset',
      'base',
      'tokens',
      'recipes',
      'utilities',
    ])
  })

  it('brings its data along, so that the app asks for nothing', async () => {
    const { html } = await open(`/product/${bottle}`)
    const [text = ''] = scripts(html, 'application/json')
    const { at, queries } = JSON.parse(text) as { at: number; queries: { key: unknown }[] }
    expect(shop.clock.now().getTime() - at).toBeLessThan(5000)
    expect(queries.map(({ key }) => key)).toEqual([
      ['settings'],
      ['product', bottle],
      ['product', bottle, 'similar'],
    ])
  })
})
