import { parseArgs } from 'node:util'
import { runShop } from '../../e2e/run-shop.ts'
import { runLighthouse, type Figures, type Measured } from './lighthouse/run-lighthouse.ts'
import { table } from './report/table.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    only: { type: 'string' },
  },
})

const HEAD = [
  'page',
  'worst',
  'perf',
  'a11y',
  'best',
  'SEO',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'kB',
]

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const medianOf = (all: readonly Measured[]): Figures => {
  const [first] = all
  if (!first) throw new Error('--runs must be at least 1')
  const names = Object.keys(first.figures) as (keyof Figures)[]
  const entries = names.map((name) => [name, median(all.map(({ figures }) => figures[name]))])
  return Object.fromEntries(entries) as Figures
}

const worstOf = (all: readonly Measured[]): number =>
  Math.min(...all.map(({ figures }) => figures.performance))

const rowOf = (name: string, worst: number, figures: Figures): string[] => [
  name,
  String(worst),
  ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(String),
  ...[figures.fcp, figures.lcp, figures.tbt].map((ms) => ms.toFixed(0)),
  figures.cls.toFixed(3),
  figures.kB.toFixed(0),
]

const measure = async (name: string, url: string): Promise<string[]> => {
  // The first visit fills the shop's caches, because a real shop's CDN would already hold the page.
  await fetch(url, { headers: { accept: 'text/html' } })
  const all: Measured[] = []
  for (let run = 0; run < Number(values.runs); run++) all.push(await runLighthouse(url))
  const row = rowOf(name, worstOf(all), medianOf(all))
  const faults = new Set(all.flatMap((one) => one.faults))
  console.log(row.join('  '), ...[...faults].map((fault) => `\n    ${fault}`))
  return row
}

const pagesOf = async (url: string): Promise<[name: string, path: string][]> => {
  const [product] = (await (await fetch(`${url}/api/products?limit=1`)).json()) as { _id: string }[]
  const pages: [string, string][] = [
    ['home', '/'],
    ['collection', '/collections/all'],
    ['product', `/product/${product?._id}`],
  ]
  const hindi = pages.map(([name, path]): [string, string] => [
    `${name}, Hindi`,
    `/hi${path === '/' ? '' : path}`,
  ])
  return [...pages, ...hindi].filter(([name]) => name.includes(values.only ?? ''))
}

const shop = values.url ? { url: values.url, stop: async () => {} } : await runShop('demo')
try {
  const rows: string[][] = []
  for (const [name, path] of await pagesOf(shop.url))
    rows.push(await measure(name, shop.url + path))
  console.log(`\n${table([HEAD, ...rows])}`)
  console.log(`Performance at worst: ${Math.min(...rows.map(([, worst]) => Number(worst)))}`)
} finally {
  await shop.stop()
}
