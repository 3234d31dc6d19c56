import { FIELD } from './postings.ts'

/** How a word of the query matched a word of the catalog, best first. */
export const GRADES = [
  'exact',
  'synonym',
  /** A possible other meaning: "dabba" may mean a jar. */
  'related',
  'prefix',
  /** The first one or two letters. */
  'initial',
  'typo',
  /** A synonym of a guess by typo or prefix. */
  'guess',
] as const
export type Grade = (typeof GRADES)[number]

const NAME = 100
const LABEL = 50
const DESCRIPTION = 14
const CHOICE = 12

// A typo in the name (40) ranks above an exact word of the description (14), because what the thing is matters most. A
// word counts most as the head of a name ("bottle": Steel Bottle, then Bottle Brush), a single letter at the beginning
// ("t": Tea Cup before Bath Tub).
const WEIGHTS: Record<Grade, { share: number; head: number; first: number }> = {
  exact: { share: 1, head: 10, first: 3 },
  synonym: { share: 0.85, head: 10, first: 3 },
  related: { share: 0.75, head: 10, first: 3 },
  prefix: { share: 0.6, head: 10, first: 3 },
  initial: { share: 0.6, head: 3, first: 10 },
  typo: { share: 0.4, head: 10, first: 3 },
  guess: { share: 0.3, head: 10, first: 3 },
}

const tableOf = (grade: Grade): Uint16Array => {
  const { share, head, first } = WEIGHTS[grade]
  const pointsOf = (fields: number): number => {
    if (fields & FIELD.name)
      return NAME * share + (fields & FIELD.head ? head : 0) + (fields & FIELD.first ? first : 0)
    if (fields & FIELD.label) return LABEL * share
    if (fields & FIELD.description) return DESCRIPTION * share
    return fields & FIELD.choice ? CHOICE * share : 0
  }
  return Uint16Array.from({ length: 256 }, (_, fields) => Math.round(pointsOf(fields)))
}

/** Points of a hit by grade and fields: a table, because search needs it for every posting. */
export const POINTS: Record<Grade, Uint16Array> = {
  exact: tableOf('exact'),
  synonym: tableOf('synonym'),
  related: tableOf('related'),
  prefix: tableOf('prefix'),
  initial: tableOf('initial'),
  typo: tableOf('typo'),
  guess: tableOf('guess'),
}

/** The highest points of one word. */
export const MAX_POINTS = Math.max(...POINTS.exact)
