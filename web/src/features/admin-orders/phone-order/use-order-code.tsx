import { isPin, plainPin } from '@bartan/contract/shared/pin'
import { useQuery } from '@tanstack/react-query'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { InputField } from '#components/ui/form/labeled-fields.tsx'
import { useLanguage } from '#i18n/translate.ts'
import { ApiError, messageOf } from '#lib/api/api-error.ts'
import { quoteQuery, type Quote } from '#lib/api/use-quote.ts'
import { useDebounced } from '#lib/browser/use-debounced.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import type { CallerFields } from './phone-order-rules.ts'

/** Field for the caller's offer code. */
export const CodeField = ({ code }: { code: ReturnType<typeof useOrderCode> }) => {
  const t = useText()
  const { typed, type, fault, better } = code
  return (
    <div className={css({ mt: '2', pt: '4', borderTopWidth: '1px' })}>
      <InputField
        label={t('offerCode')}
        isOptional
        error={fault}
        hint={better && t('betterOffer', { name: better })}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  )
}

type Lines = Parameters<typeof quoteQuery>[0]

/** Debounce in milliseconds. */
const DEBOUNCE_MS = 400

/**
 * The caller's offer code, and the order's total with it at the PIN code. An unusable code shows its reason
 * immediately and isn't applied.
 */
export const useOrderCode = (
  form: UseFormReturn<CallerFields, unknown, CallerFields>,
  lines: Lines,
  [typed, type]: readonly [typed: string, type: (code: string) => void],
) => {
  const language = useLanguage()
  const couponCode = useDebounced(typed.trim(), DEBOUNCE_MS)
  const pin = plainPin(useWatch({ control: form.control, name: 'postalCode' }))
  const postalCode = isPin(pin) ? pin : undefined
  const plain = useQuery(quoteQuery(lines, { postalCode }))
  const coded = useQuery(quoteQuery(lines, { couponCode, postalCode }))
  const { error } = coded
  const fault =
    couponCode !== '' && error instanceof ApiError && 'couponCode' in error.fields
      ? messageOf(language, error)
      : undefined
  const quote: Quote | undefined = coded.data ?? plain.data
  return { typed, type, fault, better: quote?.better?.name, quote }
}
