import { useWatch } from 'react-hook-form'
import { isAskedPerVariant, isNone } from './product-faults.ts'
import { REQUIRED_IN, type FormKind, type ProductFields, type TextName } from './product-fields.ts'
import type { ProductFormState } from './product-text-field.tsx'
import { isBlank } from './typed-values.ts'

/** Number of these fields that are still missing. */
export const useMissing = (
  form: ProductFormState,
  kind: FormKind,
  names: readonly TextName[],
): number => {
  const fields = useWatch({ control: form.control }) as ProductFields
  return names.filter(
    (name) =>
      REQUIRED_IN[kind].has(name) &&
      isBlank(fields[name]) &&
      !isNone(fields, name) &&
      !(fields.hasVariants && isAskedPerVariant(name)),
  ).length
}
