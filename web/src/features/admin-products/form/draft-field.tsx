import { useWatch } from 'react-hook-form'
import { CheckboxField } from '#components/ui/form/checkbox-field.tsx'
import { useText } from '../texts.ts'
import type { ProductFormState } from './product-text-field.tsx'

/** Whether the product is hidden from shoppers. */
export const DraftField = ({ form }: { form: ProductFormState }) => {
  const t = useText()
  const state = useWatch({ control: form.control, name: 'state' })
  return (
    <CheckboxField
      label={t('draftField')}
      hint={t('draftHint')}
      checked={state === 'draft'}
      onChange={({ target }) =>
        form.setValue('state', target.checked ? 'draft' : 'published', { shouldDirty: true })
      }
    />
  )
}
