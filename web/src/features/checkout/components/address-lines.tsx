import { useController, type Control } from 'react-hook-form'
import { FormField, Input } from '#components/ui/form/form-field.tsx'
import type { Delivery } from '../delivery-schema.ts'
import { useText } from '../texts.ts'

type TwoLines = { street: string; area: string }

/**
 * Splits an address into house and street, and area with landmark. Addresses of earlier orders may have one or
 * several lines.
 */
const linesOf = (address: string): TwoLines => {
  const [street = '', ...others] = address.split('\n')
  return { street, area: others.join(', ') }
}

const addressOf = ({ street, area }: TwoLines): string =>
  area === '' ? street : `${street}\n${area}`

/** The single field `address` of spec §3 as the two lines that couriers read. */
export const AddressLines = ({ control }: { control: Control<Delivery> }) => {
  const t = useText()
  const { field, fieldState } = useController({ control, name: 'address' })
  const { street, area } = linesOf(field.value)
  return (
    <>
      <FormField label={t('address')} hint={t('addressHint')} error={fieldState.error?.message}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={field.ref}
            value={street}
            onChange={(event) => field.onChange(addressOf({ street: event.target.value, area }))}
            onBlur={field.onBlur}
            autoComplete="address-line1"
          />
        )}
      </FormField>
      <FormField label={t('area')} isOptional>
        {(attributes) => (
          <Input
            {...attributes}
            value={area}
            onChange={(event) => field.onChange(addressOf({ street, area: event.target.value }))}
            onBlur={field.onBlur}
            autoComplete="address-line2"
          />
        )}
      </FormField>
    </>
  )
}
