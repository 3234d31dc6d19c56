/**
 * Fails when a route's JavaScript outgrows its budget, or when it contains a part that it must not load.
 * Reads the manifest of the last build: `npm run build -w web && node web/build/budget.ts`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; src?: string; isEntry?: boolean; imports?: string[] }
type Manifest = Record<string, Chunk>

/**
 * `page` is the module of the route's page, which is loaded together with the app's entry file. The figures leave room for
 * React Router and Firebase as they are published (docs/decisions/0106).
 */
type Budget = { route: string; page: string; kB: number }

const BUDGETS: readonly Budget[] = [
  { route: 'home', page: 'src/app/routes/shop/home-page.tsx', kB: 130 },
  { route: 'product', page: 'src/app/routes/shop/product-page.tsx', kB: 142 },
  { route: 'collection', page: 'src/app/routes/shop/collection-page.tsx', kB: 142 },
]

/** Text that survives minification and gives away a part that must not be there. */
const BANNED = [
  { mark: '~standard', what: 'zod' },
  { mark: 'identitytoolkit', what: 'firebase auth' },
  { mark: '/api/admin/', what: 'admin code' },
  { mark: 'कैश ऑन डिलीवरी', what: 'the Hindi texts' },
] as const

/** Marks app/routes/style, which only `npm run dev` shows: no build may contain it. */
const STYLE_PAGE = 'style-page-marker'

const dist = join(import.meta.dirname, '../dist')
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The chunks that a module needs before it can run, without those that it imports lazily. */
const chunksOf = (key: string, found = new Map<string, Chunk>()): Map<string, Chunk> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest: was it renamed?`)
  if (found.has(key)) return found
  found.set(key, chunk)
  for (const imported of chunk.imports ?? []) chunksOf(imported, found)
  return found
}

const faults: string[] = []
for (const { route, page, kB } of BUDGETS) {
  const chunks = chunksOf('index.html')
  chunksOf(page, chunks)
  let bytes = 0
  for (const { file } of chunks.values()) {
    const code = readFileSync(join(dist, file))
    bytes += gzipSync(code, { level: 9 }).length
    for (const { mark, what } of BANNED)
      if (code.includes(mark)) faults.push(`${route} loads ${what} (in ${file})`)
  }
  const size = (bytes / 1000).toFixed(1)
  console.log(`${route}: ${size} of ${kB} kB gz in ${chunks.size} files`)
  if (bytes > kB * 1000) faults.push(`${route} is over budget: ${size} > ${kB} kB gz`)
}

for (const { file } of Object.values(manifest))
  if (file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes(STYLE_PAGE))
    faults.push(`the style page is in ${file}`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
