import type { Language } from '@bartan/contract/shop/languages'
import type { FormEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { useLanguage } from '#i18n/translate.ts'
import { showServerError } from '#lib/api/server-errors.ts'
import type { Draft } from '#lib/storage/drafts.ts'
import { useFormDraft } from '#lib/storage/use-form-draft.ts'

export type FormAction<Values extends FieldValues, Sent, Reply> = {
  /** Validation, in the page's language: `rulesOf(schema)` by the request's schema. */
  rules?: (language: Language) => Resolver<Values, unknown, Sent>
  /** What the fields hold at first. */
  start: Values
  /** Keeps what is typed until it is sent; has the fields to keep. */
  draft?: Draft<Partial<Values>> | undefined
  call: (sent: Sent) => Promise<Reply>
  /** After the call; what it throws is shown like the call's errors. */
  onDone?: (reply: Reply, form: UseFormReturn<Values, unknown, Sent>) => unknown
  /** Whether it shows this failure itself. */
  onFailed?: (error: unknown, form: UseFormReturn<Values, unknown, Sent>) => boolean
}

/**
 * State of a form that checks, calls, and shows the server's errors at its fields.
 * @param names its fields: the first at fault in this order gets the focus
 */
export const useActionForm = <Values extends FieldValues, Sent = Values, Reply = unknown>(
  { rules, start, draft, call, onDone, onFailed }: FormAction<Values, Sent, Reply>,
  names: readonly FieldPath<Values>[],
) => {
  const language = useLanguage()
  const form = useForm<Values, unknown, Sent>({
    ...(rules && { resolver: rules(language) }),
    defaultValues: { ...start, ...draft?.read() } as DefaultValues<Values>,
  })
  // The first at fault of those registered first gets the focus.
  for (const name of names) form.register(name)
  useFormDraft(form, draft)
  const send = form.handleSubmit(async (sent) => {
    try {
      const reply = await call(sent)
      draft?.forget()
      await onDone?.(reply, form)
    } catch (error) {
      if (!onFailed?.(error, form)) showServerError(language, form, names, error)
    }
  })
  const submit = (event: FormEvent) => {
    // React bubbles the submit of a form in a dialog to the form around it.
    event.stopPropagation()
    void send(event)
  }
  return { form, submit }
}
