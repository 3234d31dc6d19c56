import { asksOf } from './steps/asks.ts'
import { readHints } from './steps/catalog-words.ts'
import type { CatalogWords } from './steps/catalog-words.ts'
import { cutMessage, plainMessage } from './steps/cut.ts'
import type { Shelf } from './steps/find.ts'

/** "bhej do": shorter words are no names of goods. */
const SHORTEST = 3

/** Words of a stretch that name no product: goods known only to people. */
export const unknownWords = (
  said: string,
  { shelf, known }: { shelf: Shelf; known: CatalogWords },
): string[] =>
  cutMessage(plainMessage(said))
    .flatMap(asksOf)
    .flatMap((ask) => readHints(ask, known).words)
    .filter(({ isLight, isKind }) => !isLight && !isKind)
    .filter(({ word }) =>
      shelf.match([{ word, isLight: false }]).met.every(({ firmly }) => firmly === 0),
    )
    .map(({ said: token }) => token.text.toLowerCase())
    .filter((word) => word.length >= SHORTEST)
