import type { Language } from '@bartan/contract/shop/languages'
import { labeledFaults } from '#lib/api/labeled-faults.ts'
import { textIn } from './texts.ts'

const TIER = /^tiers\.(\d+)\.(from|percent)$/

const isLabel = (field: string): field is 'name' | 'percent' => Object.hasOwn(textIn.english, field)

/** What the server refuses, by field. */
export const faultsOf = (language: Language, error: Error | null): Record<string, string> =>
  labeledFaults(language, error, (path) => {
    const [, place, of] = TIER.exec(path) ?? []
    if (place)
      return textIn(language, of === 'from' ? 'tierFrom' : 'tierPercent', {
        place: Number(place) + 1,
      })
    return isLabel(path) ? textIn(language, path) : undefined
  })
