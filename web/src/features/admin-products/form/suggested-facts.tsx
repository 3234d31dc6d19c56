import { Plus } from 'lucide-react'
import { useLanguage } from '#i18n/language.ts'
import { translateValue } from '#i18n/translate.ts'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { AddChip } from './chips.tsx'

const styles = {
  root: wrap({ gap: '1.5', listStyleType: 'none' }),
}

type SuggestedFactsProps = { names: readonly string[]; onAdd: (name: string) => void }

/** Suggested names of facts for the category. */
export const SuggestedFacts = ({ names, onAdd }: SuggestedFactsProps) => {
  const t = useText()
  const language = useLanguage()
  return (
    <ul className={styles.root}>
      {names.map((name) => (
        <li key={name}>
          <AddChip
            type="button"
            aria-label={t('addValue', { name: translateValue(language, name) })}
            onClick={() => onAdd(name)}
          >
            <Plus aria-hidden size={14} />
            {translateValue(language, name)}
          </AddChip>
        </li>
      ))}
    </ul>
  )
}
