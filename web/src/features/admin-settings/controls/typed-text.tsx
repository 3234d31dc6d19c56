import type { Language } from '@bartan/contract/shop/languages'
import { useRef } from 'react'
import { Input, TextArea, type FieldControl } from '#components/ui/form/form-field.tsx'
import type { TextField } from '../form/field.ts'
import { DefaultMessage } from './default-message.tsx'

const TYPES = { line: 'text', tel: 'tel', email: 'email', url: 'url', date: 'date' } as const

type TypedTextProps = {
  field: TextField
  control: FieldControl
  language: Language
  value: string
  onText: (text: string) => void
}

/** A single-line or multi-line text input. */
export const TypedText = ({ field, control, language, value, onText }: TypedTextProps) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const { look = 'line', isTranslated, messageOf } = field
  const lang = isTranslated && language
  if (look !== 'long')
    return (
      <Input
        {...control}
        lang={lang}
        type={TYPES[look]}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    )
  return (
    <>
      <TextArea
        {...control}
        ref={area}
        lang={lang}
        rows={3}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      {messageOf && value === '' && (
        <DefaultMessage
          kind={messageOf}
          language={language}
          onTake={(words) => {
            onText(words)
            area.current?.focus()
          }}
        />
      )}
    </>
  )
}
