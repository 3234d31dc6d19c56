import { translateValue } from '#i18n/translate.ts'
import { textIn } from '#components/ui/texts.ts'
import type { Language } from '@bartan/contract/shop/languages'

type Measure = { value: number; unit: string }

/** The law's signs for goods that are counted, not measured. */
const PIECES: ReadonlySet<string> = new Set(['N', 'U'])

export const isOfPieces = ({ unit }: Pick<Measure, 'unit'>): boolean => PIECES.has(unit)

/** "1 piece", "500 g": how much there is, in a shopper's words. */
export const measureName = (language: Language, measure: Measure): string =>
  isOfPieces(measure)
    ? textIn(language, 'pieces', { count: measure.value })
    : translateValue(language, `${measure.value} ${measure.unit}`)
