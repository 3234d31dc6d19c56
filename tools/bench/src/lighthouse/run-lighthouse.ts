import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../../../e2e/find-browser.ts'

const CLI = join(
  createRequire(import.meta.url).resolve('lighthouse/package.json'),
  '../cli/index.js',
)

const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores out of 100, times in milliseconds, and CLS. */
export type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Kilobytes over the network, of all file types. */
  kB: number
}

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

/** `faults` lists every audit below the full score, to explain a low figure. */
export type Measured = { figures: Figures; faults: string[] }

const read = ({ categories, audits }: Report): Measured => {
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name].score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const weighed = ['accessibility', 'best-practices', 'seo']
  const isLow = weighed.some((name) => categories[name as 'seo'].score !== 1)
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      kB: value('total-byte-weight') / 1000,
    },
    faults: isLow
      ? Object.values(audits)
          .filter((audit) => audit.score === 0)
          .map(({ title }) => title)
      : [],
  }
}

const TRIES = 3

/**
 * Runs one visit by a phone on a slow network, as Lighthouse simulates it. Retries, because on a busy machine the
 * trace may be incomplete.
 */
export const runLighthouse = async (url: string, tries = TRIES): Promise<Measured> => {
  try {
    return await visit(url)
  } catch (error) {
    if (tries > 1) return runLighthouse(url, tries - 1)
    throw error
  }
}

const visit = async (url: string): Promise<Measured> => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    const args = [
      CLI,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ]
    // Also sets the environment variables by which the browser finds its libraries and fonts.
    const CHROME_PATH = await findBrowser()
    const env = { ...process.env, CHROME_PATH }
    await promisify(execFile)(process.execPath, args, { env })
    return read(JSON.parse(await readFile(file, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
