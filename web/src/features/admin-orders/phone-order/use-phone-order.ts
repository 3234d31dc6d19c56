import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '#i18n/translate.ts'
import { newId } from '#lib/new-id.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import type { WantedLine } from './phone-order-lines.ts'
import { callerResolver, noCaller } from './phone-order-rules.ts'

const KEY_LENGTH = 12

const draft = draftOf('personal', 'phone-order', {
  caller: noCaller,
  lines: new Array<WantedLine>(),
  key: '',
})

/** The caller's form and lines; both survive a reload until the order is placed. */
export const usePhoneOrder = () => {
  const language = useLanguage()
  const [start] = useState(draft.read)
  const [lines, setLines] = useState(start?.lines ?? [])
  // Repeating the order with this key returns the same order. It becomes part of the order's id, so it is short.
  const [key] = useState(() => start?.key ?? newId().slice(-KEY_LENGTH))
  const form = useForm({
    resolver: callerResolver(language),
    defaultValues: { ...noCaller, ...start?.caller },
  })
  const { subscribe, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.save({ caller: values, lines, key }),
      }),
    [subscribe, lines, key],
  )
  return {
    form,
    lines,
    changeLines: (changed: WantedLine[]) => {
      setLines(changed)
      draft.save({ caller: getValues(), lines: changed, key })
    },
    key,
    forgetDraft: draft.forget,
  }
}
