import { readHints, type CatalogWords } from './steps/catalog-words.ts'
import { cutMessage, plainMessage } from './steps/cut.ts'
import type { GoodsCatalog } from './steps/find.ts'
import { requestedLinesOf } from './steps/requested-lines.ts'

/** "bhej do": shorter words are no names of goods. */
const SHORTEST = 3

/** Words of a stretch that name no product: goods known only to people. */
export const unknownWords = (
  phrase: string,
  { goodsCatalog, known }: { goodsCatalog: GoodsCatalog; known: CatalogWords },
): string[] =>
  cutMessage(plainMessage(phrase))
    .flatMap(requestedLinesOf)
    .flatMap((requested) => readHints(requested, known).words)
    .filter(({ isLight, isKind }) => !isLight && !isKind)
    .filter(({ word }) =>
      goodsCatalog
        .match([{ word, isLight: false }])
        .wordMatches.every(({ firmBits }) => firmBits === 0),
    )
    .map(({ token }) => token.text.toLowerCase())
    .filter((word) => word.length >= SHORTEST)
