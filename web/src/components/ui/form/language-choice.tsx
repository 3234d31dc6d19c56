import { factsOf, type Language } from '@bartan/contract/shop/languages'
import type { ReactNode } from 'react'
import { wrap } from '#styled-system/patterns'
import { Choice } from '../elements.tsx'

type LanguageChoiceProps = {
  label: string
  languages: readonly Language[]
  chosen: Language
  size?: 'sm'
  /** Added after a language's name. */
  mark?: (language: Language) => ReactNode
  onChoose: (language: Language) => void
}

/** Chooses the language of texts that are edited one language at a time. */
export const LanguageChoice = ({
  label,
  languages,
  chosen,
  size,
  mark,
  onChoose,
}: LanguageChoiceProps) => (
  <fieldset className={wrap({ gap: '2' })} aria-label={label}>
    {languages.map((code) => (
      <Choice
        key={code}
        {...(size && { size })}
        lang={code}
        aria-pressed={code === chosen}
        onClick={() => onChoose(code)}
      >
        {factsOf(code).name}
        {mark?.(code)}
      </Choice>
    ))}
  </fieldset>
)
