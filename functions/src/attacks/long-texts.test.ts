import { endpoints } from '@bartan/contract/api'
import type { Endpoint } from '@bartan/contract/shared/endpoint'
import { afterAll, expect, it } from 'vitest'
import { placesIn, sampleInput, withAt } from '#testing/sample-input.ts'
import { SAMPLE_OFFERS } from '#testing/sample-offers.ts'
import { PASSWORD, startTestShop } from '#testing/start-test-shop.ts'

/** A text as long as a body may be must not keep an instance, which answers all others, from its work. */

const LENGTH = 95_000

const long = (part: string): string => part.repeat(LENGTH / part.length)

/** What patterns go through again and again where they are written carelessly. */
const TEXTS = [
  `a${long(' ')}b`,
  `a${long('\n ')}b`,
  `a${long('\u00A0')}b`,
  `1${long('1')}!`,
  `a${long('-')}b`,
  `a@${long('a.')}!`,
  `${long('१')}!`,
  `https://${long('a')}!`,
]

/** About a hundred times what one body needs; the slow pattern that this was written for took eight seconds. */
const MAX_CPU_MS = 1000

/** Of this thread, whatever else the machine does. */
const cpuMs = (job: () => void): number => {
  const before = process.threadCpuUsage()
  job()
  return process.threadCpuUsage(before).user / 1000
}

const withBody: [string, Endpoint][] = endpoints
  .filter((endpoint: Endpoint) => endpoint.body)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint])

const valueAt = (value: unknown, place: (string | number)[]): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value)

it.each(withBody)('%s looks at a long text once', (_, { path, body: schema }) => {
  const samples = path.startsWith('/api/admin/offers') ? SAMPLE_OFFERS : [sampleInput(schema!)]
  for (const sample of samples) {
    const texts = placesIn(sample).filter((place) => typeof valueAt(sample, place) === 'string')
    for (const text of TEXTS) {
      const body = texts.reduce((changed, place) => withAt(changed, place, text), sample)
      const milliseconds = cpuMs(() => void schema!.safeParse(body))
      expect([text.slice(0, 12), milliseconds < MAX_CPU_MS]).toEqual([text.slice(0, 12), true])
    }
  }
})

const shop = await startTestShop()
afterAll(() => shop.stop())

it('a stranger’s name of blanks is refused', async () => {
  const account = { name: `a${long(' ')}b`, phone: shop.newPhone(), password: PASSWORD }
  const before = process.threadCpuUsage()
  const { status, body } = await shop.post('/api/users/register', account)
  const { user } = process.threadCpuUsage(before)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['name']])
  expect(user / 1000).toBeLessThan(MAX_CPU_MS)
})
