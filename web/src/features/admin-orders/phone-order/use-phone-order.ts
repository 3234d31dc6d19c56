import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLanguage } from '#i18n/translate.ts'
import { newId } from '#lib/new-id.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import type { WantedLine } from './phone-order-lines.ts'
import { callerResolver, noCaller } from './phone-order-rules.ts'

const KEY_LENGTH = 12

const newKey = () => newId().slice(-KEY_LENGTH)

/** What was said beside lines and address. */
type Said = { code: string; language: Language; isAgreed: boolean }

const NOTHING_SAID: Said = { code: '', language: DEFAULT_LANGUAGE, isAgreed: false }

const draft = draftOf('personal', 'phone-order', {
  caller: noCaller,
  lines: new Array<WantedLine>(),
  said: NOTHING_SAID,
  key: '',
})

/** The order as the caller says it; it survives a reload until it is placed. */
export const usePhoneOrder = () => {
  const language = useLanguage()
  const [start] = useState(draft.read)
  const [first] = useState(() => ({
    lines: start?.lines ?? [],
    said: { ...NOTHING_SAID, ...start?.said },
  }))
  const [lines, setLines] = useState(first.lines)
  const [said, setSaid] = useState(first.said)
  // Repeating the order with this key returns the same order. It becomes part of the order's id, so it is short.
  const [key, setKey] = useState(() => start?.key || newKey())
  const form = useForm({
    resolver: callerResolver(language),
    defaultValues: { ...noCaller, ...start?.caller },
  })
  const { subscribe, getValues } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.save({ caller: values, lines, said, key }),
      }),
    [subscribe, lines, said, key],
  )
  useEffect(() => {
    if (lines !== first.lines || said !== first.said)
      draft.save({ caller: getValues(), lines, said, key })
  }, [first, getValues, lines, said, key])
  return {
    form,
    lines,
    changeLines: setLines,
    said,
    say: (change: Partial<Said>) => setSaid((before) => ({ ...before, ...change })),
    key,
    /** Sent again, it is another order. */
    renewKey: () => setKey(newKey()),
    forgetDraft: draft.forget,
  }
}
