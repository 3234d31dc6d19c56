import { RESTRICTIONS } from '@bartan/contract/products/fields/input-rules'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useText } from '../texts.ts'
import type { ProductFormState } from './product-text-field.tsx'

const [INFANT_FOOD] = RESTRICTIONS

/** Whether law forbids advertising the product: it is then in no feed, offer or share card. */
export const RestrictedField = ({ form }: { form: ProductFormState }) => {
  const t = useText()
  const restricted = useWatch({ control: form.control, name: 'restricted' })
  return (
    <CheckboxField
      name="restricted"
      label={t('field.restricted')}
      hint={t('restrictedHint')}
      checked={restricted !== ''}
      onChange={({ target }) =>
        form.setValue('restricted', target.checked ? INFANT_FOOD : '', { shouldDirty: true })
      }
    />
  )
}
