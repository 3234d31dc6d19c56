import { isPin, pinOf, statesOfPin } from '@bartan/contract/shared/pin'
import { STATE_NAMES } from '@bartan/contract/shared/states'
import { useEffect, useRef } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { OptionField } from '#components/ui/form/labeled-fields.tsx'
import { translateValue } from '#i18n/translate.ts'
import { useText } from './texts.ts'

type PlaceFields = { country: string; postalCode: string; state?: string | null | undefined }

type StateFieldProps<Values extends FieldValues, Context, Output> = {
  form: Values extends PlaceFields ? UseFormReturn<Values, Context, Output> : never
}

/** The state of an address: another PIN code fills it in, and a person may change it. */
export const StateField = <Values extends FieldValues, Context, Output>(
  props: StateFieldProps<Values, Context, Output>,
) => {
  // Forms of more fields than these are no subtype, though they have what is used of them here.
  const form = props.form as unknown as UseFormReturn<PlaceFields>
  const t = useText()
  const [country, postalCode, chosen] = useWatch({
    control: form.control,
    name: ['country', 'postalCode', 'state'],
  })
  const state = chosen ?? ''
  const pin = pinOf({ country, postalCode }) ?? ''
  const states = isPin(pin) ? statesOfPin(pin) : []
  const [ofPin = ''] = states
  const last = useRef({ pin: state === '' ? '' : pin, state })
  useEffect(() => {
    const before = last.current
    last.current = { pin, state }
    // An address that was filled in as a whole brings its own state.
    const isGiven = state !== '' && state !== before.state
    if (pin !== '' && pin !== before.pin && !isGiven)
      form.setValue('state', ofPin, { shouldDirty: true })
  }, [form, pin, state, ofPin])
  return (
    <OptionField
      label={t('state')}
      name="state"
      value={state}
      error={form.formState.errors.state?.message}
      hint={states.length > 1 && t('severalStates')}
      autoComplete="address-level1"
      options={[
        ['', t('noState')],
        ...STATE_NAMES.map((name) => [name, translateValue(t.language, name)] as const),
      ]}
      onPick={(picked) => form.setValue('state', picked, { shouldDirty: true })}
    />
  )
}
