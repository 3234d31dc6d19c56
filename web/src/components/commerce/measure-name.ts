import type { Language } from '@bartan/contract/shop/languages'
import { textIn } from '#components/ui/texts.ts'
import { translateValue } from '#i18n/translate.ts'

type Measure = { value: number; unit: string }

/** Units that the law prescribes for counted goods. */
const PIECES: ReadonlySet<string> = new Set(['N', 'U'])

export const isOfPieces = ({ unit }: Pick<Measure, 'unit'>): boolean => PIECES.has(unit)

/** Quantity in a shopper's words: "1 piece", "500 g". */
export const measureName = (language: Language, measure: Measure): string =>
  isOfPieces(measure)
    ? textIn(language, 'pieces', { count: measure.value })
    : translateValue(language, `${measure.value} ${measure.unit}`)
