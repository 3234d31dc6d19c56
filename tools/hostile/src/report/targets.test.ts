import { expect, it } from 'vitest'
import { judge, type Figures } from './targets.ts'

const GOOD: Figures = {
  peakMb: 300,
  processes: 1,
  p95Ms: 400,
  honestFailures: 0,
  faults: 0,
  wrongBooks: 0,
  stockProgram: 0,
  sumsProgram: 0,
}

const missed = (figures: Partial<Figures>) =>
  judge({ ...GOOD, ...figures }).filter(({ isMet }) => !isMet).length

it('is met by good figures', () => expect(missed({})).toBe(0))

it.each<Partial<Figures>>([
  { peakMb: 401 },
  { peakMb: 0 },
  { processes: 2 },
  { p95Ms: 1001 },
  { p95Ms: 0 },
  { honestFailures: 1 },
  { faults: 1 },
  { wrongBooks: 1 },
  { stockProgram: 1 },
  { sumsProgram: 1 },
])('%o misses one target', (figures) => expect(missed(figures)).toBe(1))
