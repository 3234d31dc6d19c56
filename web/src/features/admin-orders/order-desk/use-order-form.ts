import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { isStale, showServerError } from '#lib/api/server-errors.ts'
import { useText } from './texts.ts'
import { useOrderChange } from './use-order-change.ts'

type OrderForm<Values> = {
  id: string
  values: DefaultValues<Values>
  /** Fields that show the server's errors. */
  names: readonly FieldPath<Values & FieldValues>[]
  send: (values: Values) => Promise<StaffOrder>
  onSaved: () => void
}

/** A form that changes an order and shows the server's errors at its fields. */
export const useOrderForm = <Values extends FieldValues>({
  id,
  values,
  names,
  send,
  onSaved,
}: OrderForm<Values>) => {
  const t = useText()
  const language = useLanguage()
  const { change } = useOrderChange(id)
  const form = useForm<Values>({ defaultValues: values })
  const submit = form.handleSubmit(async (typed) => {
    const isSaved = await change(
      () => send(typed),
      (error) => {
        // The form may go with what it was about, once the order is read again.
        if (isStale(error)) toast.error(t('notSaved'), messageOf(language, error))
        else showServerError(language, form, names, error)
      },
    )
    if (isSaved) onSaved()
  })
  return { form, submit }
}
