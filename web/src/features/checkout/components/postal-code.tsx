import { pinOf, type Pin } from '@bartan/contract/shared/pin'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import { selectFilled } from '#lib/form-field.ts'
import { css } from '#styled-system/css'
import type { Delivery } from '../delivery-schema.ts'
import { useText } from '../texts.ts'
import { Arrival } from './arrival.tsx'

type TownOfPin = (pin: Pin) => string | undefined

/**
 * Fills in the city of a PIN code, unless the shopper has typed one; that of the last order belongs to its PIN code.
 * Returns a function that loads the table of towns.
 */
const useTownOfPin = (form: UseFormReturn<Delivery>, pin: Pin | undefined) => {
  const [townOfPin, setTownOfPin] = useState<TownOfPin>()
  const filled = useRef('')
  const load = async () => {
    const places = await import('#lib/pin-places/pin-places.ts').catch(() => undefined)
    if (places) setTownOfPin(() => places.townOfPin)
  }
  useEffect(() => {
    const town = pin && townOfPin?.(pin)
    const city = form.getValues('city').trim()
    const { city: firstCity, postalCode: firstPin } = form.formState.defaultValues ?? {}
    const isOfOtherPin = city === firstCity && pin !== firstPin
    if (!town || (city !== '' && city !== filled.current && !isOfOtherPin)) return
    filled.current = town
    form.setValue('city', town, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    selectFilled('city')
  }, [form, pin, townOfPin])
  return () => void (townOfPin ?? load())
}

// Keeps the room of what a PIN code tells.
type PostalCodeProps = {
  form: UseFormReturn<Delivery>
  /** Called with the PIN code as it is typed, because delivery and fee depend on it. */
  onPin: (pin: Pin | undefined) => void
}

/** PIN code field, which also determines state and city. */
export const PostalCode = ({ form, onPin }: PostalCodeProps) => {
  const t = useText()
  const [country, postalCode] = useWatch({ control: form.control, name: ['country', 'postalCode'] })
  const pin = pinOf({ country, postalCode })
  const error = form.formState.errors.postalCode?.message
  const loadTowns = useTownOfPin(form, pin)
  useEffect(() => onPin(pin), [onPin, pin])
  return (
    <FormField
      label={t('postalCode')}
      error={error}
      hint={
        (pin || !error) && (
          <span className={css({ display: 'block', minH: '1lh' })}>
            {pin && <Arrival address={{ country, postalCode }} />}
          </span>
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          {...form.register('postalCode')}
          onFocus={loadTowns}
          autoComplete="postal-code"
          inputMode="numeric"
        />
      )}
    </FormField>
  )
}
