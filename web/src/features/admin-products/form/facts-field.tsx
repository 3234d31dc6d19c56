import { factNamesOf } from '@bartan/contract/products/fact-names'
import { MAX_FACTS } from '@bartan/contract/products/fields/input-rules'
import { nameKey } from '@bartan/contract/shared/name-key'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button, IconButton } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { translateValue } from '#i18n/translate.ts'
import { css } from '#styled-system/css'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { AddChip } from './chips.tsx'
import type { ProductFormState } from './product-text-field.tsx'

const styles = {
  row: grid({
    gap: '2',
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) auto' },
  }),
  // Below its name on a phone, at full width.
  value: css({ gridColumn: { base: '1 / -1', sm: 'auto' }, gridRow: { base: '2', sm: 'auto' } }),
}

type SuggestedFactsProps = { names: readonly string[]; onAdd: (name: string) => void }

/** Suggested names of facts for the category. */
const SuggestedFacts = ({ names, onAdd }: SuggestedFactsProps) => {
  const t = useText()
  return (
    <ul className={wrap({ gap: '1.5', listStyleType: 'none' })}>
      {names.map((name) => (
        <li key={name}>
          <AddChip
            type="button"
            aria-label={t('addValue', { name: translateValue(t.language, name) })}
            onClick={() => onAdd(name)}
          >
            <Plus aria-hidden size={14} />
            {translateValue(t.language, name)}
          </AddChip>
        </li>
      ))}
    </ul>
  )
}

/** The product's data sheet: names and values. */
export const FactsField = ({ form }: { form: ProductFormState }) => {
  const t = useText()
  const listId = useId()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'facts' })
  const [category, facts] = useWatch({ control: form.control, name: ['category', 'facts'] })
  const names = factNamesOf(category)
  const used = new Set(facts.map(({ name }) => nameKey(name)))
  const { message } = form.formState.errors.facts ?? {}
  const isFull = facts.length >= MAX_FACTS
  return (
    <div className={grid({ gap: '3' })}>
      {fields.length > 0 && (
        <ul className={grid({ gap: { base: '4', sm: '2' }, listStyleType: 'none' })}>
          {fields.map(({ id }, index) => (
            <li className={styles.row} key={id}>
              <Input
                aria-label={t('factName', { place: index + 1 })}
                placeholder={t('factNamePlaceholder')}
                autoComplete="off"
                list={listId}
                {...form.register(`facts.${index}.name`)}
              />
              <Input
                className={styles.value}
                aria-label={t('factValue', { place: index + 1 })}
                placeholder={t('factValuePlaceholder')}
                autoComplete="off"
                {...form.register(`facts.${index}.value`)}
              />
              <IconButton
                aria-label={t('removeFact', { place: index + 1 })}
                onClick={() => remove(index)}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {translateValue(t.language, name)}
          </option>
        ))}
      </datalist>
      {message && <FormAlert>{message}</FormAlert>}
      {!isFull && (
        <>
          <SuggestedFacts
            names={names.filter((name) => !used.has(nameKey(name)))}
            // Focuses the new fact's value.
            onAdd={(name) =>
              append({ name, value: '' }, { focusName: `facts.${facts.length}.value` })
            }
          />
          <Button
            className={css({ justifySelf: 'start' })}
            variant="outline"
            size="sm"
            onClick={() => append({ name: '', value: '' })}
          >
            <Plus aria-hidden size={16} />
            {t('addFact')}
          </Button>
        </>
      )}
    </div>
  )
}
