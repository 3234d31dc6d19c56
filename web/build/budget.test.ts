import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

/** Reads the last build: `npm run build && npx vitest run web/build/budget.test.ts`. */
const dist = join(import.meta.dirname, '../dist')

const chunks: Record<string, string[]> = JSON.parse(
  readFileSync(join(dist, '.server/chunks.json'), 'utf8'),
)

/** The app's entry file, and the module of the route's page, which is loaded together with it. */
const filesOf = (page: string): string[] => {
  const files = chunks[`src/app/routes/shop/${page}.tsx`]
  if (!files) throw new Error(`${page} is not in the build: was it renamed?`)
  return [...new Set([...(chunks['index.html'] ?? []), ...files])]
}

const read = (file: string) => readFileSync(join(dist, file))

/** Text that survives minification and gives away a part that must not be there. */
const BANNED = {
  zod: '~standard',
  'Firebase Auth': 'identitytoolkit',
  'admin code': '/api/admin/',
  'the Hindi texts': 'कैश ऑन डिलीवरी',
}

/** The figures leave room for React Router and Firebase as they are published (docs/decisions/archive.md, 106). */
describe.each([
  ['home-page', 130],
  ['product-page', 142],
  ['collection-page', 142],
  ['account/login-page', 155],
])('the JavaScript of %s', (page, kB) => {
  it(`has at most ${kB} kB gz`, () => {
    const bytes = filesOf(page).map((file) => gzipSync(read(file), { level: 9 }).length)
    const sum = bytes.reduce((one, other) => one + other, 0)
    console.log(`${page}: ${(sum / 1000).toFixed(1)} of ${kB} kB gz in ${bytes.length} files`)
    expect(sum).toBeGreaterThan(50_000)
    expect(sum).toBeLessThanOrEqual(kB * 1000)
  })

  it.each(Object.entries(BANNED))('has nothing of %s', (_what, mark) => {
    expect(filesOf(page).filter((file) => read(file).includes(mark))).toEqual([])
  })
})
