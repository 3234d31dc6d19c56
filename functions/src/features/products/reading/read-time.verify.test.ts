import { asProductId } from '@bartan/contract/products/product-id'
import { expect, it } from 'vitest'
import { goodsCatalogOf } from './goods-catalog.ts'
import { readMessage } from './read-message.ts'
import { DEMO } from './testing/goods-catalogs.ts'
import messages from './testing/messages.json' with { type: 'json' }
import { indexOf } from './testing/score-messages.ts'

const LINES = 40
const SERIES = ['Kaveri', 'Anand', 'Surya', 'Tara', 'Megh', 'Lotus', 'Utsav', 'Sona', 'Pavan']

const catalogOf = (size: number) =>
  DEMO.flatMap((product, at) =>
    Array.from({ length: Math.ceil(size / DEMO.length) }, (_, copy) => ({
      ...product,
      _id: asProductId(`${product._id}-${copy}`),
      name: `${SERIES[(at + copy) % SERIES.length]} ${product.name} ${copy}`,
    })),
  )

const message = messages
  .flatMap(({ catalog, kind, text }) =>
    catalog === 'demo' && kind === 'plain' ? [text.replaceAll('\n', ' ')] : [],
  )
  .slice(0, LINES)
  .join('\n')

/** In CPU time, not by the clock: other tests run beside this one. */
const cpuMs = (size: number): number => {
  const index = indexOf(catalogOf(size))
  const times = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage()
    const { goodsCatalog, known } = goodsCatalogOf(index)
    expect(readMessage(message, known, goodsCatalog).lines.length).toBeGreaterThanOrEqual(LINES - 1)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

/**
 * 40 lines over 10,000 products take 20 ms on an AMD EPYC, of 50 that are allowed. What another machine takes says
 * something about that machine; how it grows says something about the reader.
 */
it('reads 40 lines over ten times as many products in at most four times the time', () => {
  const small = cpuMs(1000)
  const large = cpuMs(10_000)
  expect(large / small).toBeLessThanOrEqual(4)
})
