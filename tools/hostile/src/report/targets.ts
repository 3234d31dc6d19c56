const MAX_MEMORY_MB = 400
const MAX_P95_MS = 1000

export type Figures = {
  peakMb: number
  /** Number of processes that the function has had: one, unless it crashed. */
  processes: number
  p95Ms: number
  /** Normal calls that failed with 5xx, other than "come back later", or without an answer. */
  honestFailures: number
  faults: number
  /** Number of differences between orders, stock and what was bought. */
  wrongBooks: number
  stockProgram: number
  sumsProgram: number
}

export const judge = (figures: Figures): { text: string; isMet: boolean }[] => [
  {
    text: `memory of the function at most ${MAX_MEMORY_MB} MB: ${figures.peakMb.toFixed(0)} MB`,
    isMet: figures.peakMb > 0 && figures.peakMb <= MAX_MEMORY_MB,
  },
  {
    text: `the function has not died: ${figures.processes} process(es)`,
    isMet: figures.processes === 1,
  },
  {
    text: `95 % of the honest calls within ${MAX_P95_MS} ms: ${figures.p95Ms.toFixed(0)} ms`,
    isMet: figures.p95Ms > 0 && figures.p95Ms <= MAX_P95_MS,
  },
  {
    text: `no honest call failed: ${figures.honestFailures}`,
    isMet: figures.honestFailures === 0,
  },
  { text: `nothing forbidden happened: ${figures.faults}`, isMet: figures.faults === 0 },
  {
    text: `nothing lost, sold twice or half done: ${figures.wrongBooks}`,
    isMet: figures.wrongBooks === 0,
  },
  {
    text: `stock is what its ledger says: status ${figures.stockProgram}`,
    isMet: figures.stockProgram === 0,
  },
  {
    text: `the kept sums are what the orders come to: status ${figures.sumsProgram}`,
    isMet: figures.sumsProgram === 0,
  },
]
