import { expect, it } from 'vitest'
import { deploying } from './testing/deploying.ts'

it('a deploy ends with a call that tells how many entries Google writes', async () => {
  const { asked, logged, error } = await deploying()
  expect(error).toBeUndefined()
  expect(asked).toEqual(['https://my-shop-site.web.app/api/health/proxies'])
  expect(logged).toMatch(/203\.0\.113\.\d+, 198\.51\.100\.7, 192\.0\.2\.1; the last 2 are trusted/)
})

it.each([
  ['fewer', (forged: string) => [forged, '198.51.100.7'], /callers write[^]*TRUSTED_PROXIES=1 /],
  [
    'more',
    (forged: string) => [forged, '198.51.100.7', '192.0.2.1', '192.0.2.2'],
    /a proxy for the caller[^]*TRUSTED_PROXIES=3 /,
  ],
  ['none of ours, but one of Google’s', () => ['198.51.100.7'], /TRUSTED_PROXIES=1 /],
])('fails where it writes %s', async (_what, hop, fix) => {
  const { ran, error } = await deploying({ hop })
  expect(error).toMatch(fix)
  expect(error).toContain('functions/.env.my-shop')
  expect(ran.at(-1)).toBe('hosting')
})

it('fits where what a caller writes is dropped on the way', async () => {
  expect((await deploying({ hop: () => ['198.51.100.7', '192.0.2.1'] })).error).toBeUndefined()
})

it('says so where the shop does not answer', async () => {
  const { asked, error } = await deploying({
    hop: () => {
      throw new Error('HTTP 503')
    },
  })
  expect(asked).toHaveLength(3)
  expect(error).toMatch(/The shop is deployed, but[^]*HTTP 503/)
})
