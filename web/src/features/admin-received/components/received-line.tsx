import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, type ClipboardEvent } from 'react'
import { choiceOf } from '#components/commerce/choice-of.ts'
import { nameOf } from '#components/commerce/product-name.ts'
import { Button, VisuallyHidden } from '#components/ui/elements.tsx'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { isTable } from '#lib/browser/pasted-rows.ts'
import { useDebounced } from '#lib/browser/use-debounced.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { goodsOf, goodsQuery } from '../goods-query.ts'
import { useText } from '../texts.ts'
import type { LineFaults, TypedLine } from '../typed-lines.ts'

const styles = {
  line: grid({
    gap: '3',
    alignItems: 'start',
    pb: '4',
    mb: '4',
    borderBottomWidth: '1px',
    gridTemplateColumns: { base: '1', md: '2fr 1fr 1fr auto' },
  }),
  remove: css({ mt: { md: '6' }, justifySelf: 'start' }),
}

/** Debounce of the product search in milliseconds. */
const DEBOUNCE_MS = 300

/** SKU and name of what the typed text may mean. */
const useSuggestions = (typed: string) => {
  const language = useLanguage()
  const { data = [] } = useQuery(goodsQuery(useDebounced(typed.trim(), DEBOUNCE_MS)))
  return data.flatMap((product) =>
    goodsOf(product).map(({ sku, choice }) => ({
      sku,
      name: [nameOf(language, product), choiceOf(language, choice)].filter(Boolean).join(', '),
    })),
  )
}

type ReceivedLineProps = {
  line: TypedLine
  number: number
  faults: LineFaults
  canRemove: boolean
  onType: (change: Partial<TypedLine>) => void
  /** Of several cells. */
  onPaste: (text: string) => void
  onRemove: () => void
}

/** A line of a delivery: product, quantity and cost. */
export const ReceivedLine = (props: ReceivedLineProps) => {
  const t = useText()
  const { line, number, faults, canRemove, onType, onPaste, onRemove } = props
  const listId = useId()
  const suggestions = useSuggestions(line.sku)
  const chosen = suggestions.find(({ sku }) => sku === line.sku.trim())
  const input = (name: 'sku' | 'quantity' | 'cost') => ({
    value: line[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text')
      if (!isTable(text)) return
      event.preventDefault()
      onPaste(text)
    },
  })
  return (
    <fieldset className={styles.line} aria-label={t('lineOf', { number })}>
      <FormField label={t('sku')} hint={chosen?.name ?? t('skuHint')} error={faults.sku}>
        {(control) => (
          <>
            <Input {...control} {...input('sku')} maxLength={64} list={listId} />
            <datalist id={listId}>
              {suggestions.map(({ sku, name }) => (
                <option key={sku} value={sku}>
                  {name}
                </option>
              ))}
            </datalist>
          </>
        )}
      </FormField>
      <FormField label={t('quantity')} error={faults.quantity}>
        {(control) => <Input {...control} {...input('quantity')} inputMode="numeric" />}
      </FormField>
      <FormField label={t('cost')} hint={t('costHint')} error={faults.cost} isOptional>
        {(control) => <Input {...control} {...input('cost')} inputMode="decimal" />}
      </FormField>
      {canRemove && (
        <Button className={styles.remove} variant="quiet" size="sm" onClick={onRemove}>
          <X aria-hidden size={16} />
          <VisuallyHidden>{t('removeLine', { number })}</VisuallyHidden>
        </Button>
      )}
    </fieldset>
  )
}
