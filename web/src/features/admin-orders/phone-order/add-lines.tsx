import { useState, type ComponentProps } from 'react'
import { useText } from '../order-message-texts.ts'
import { MessageReader } from './message-reader.tsx'
import { wantedLine } from './phone-order-lines.ts'
import { ProductPicker } from './product-picker.tsx'
import type { Readers } from './use-messages.ts'

type AddLinesProps = Omit<Readers, 'onAsk'> & Omit<ComponentProps<typeof ProductPicker>, 'onPick'>

/** Adds lines from a message or by product search; `field` may hold unknown words of a message. */
export const AddLines = ({ onLines, onCaller, field, error }: AddLinesProps) => {
  const t = useText()
  const [asked, setAsked] = useState('')
  return (
    <>
      <MessageReader
        onLines={onLines}
        onCaller={onCaller}
        onAsk={(said) => {
          setAsked(said)
          field.current?.focus()
        }}
      />
      {asked !== '' && <output>{t('chooseFor', { text: asked })}</output>}
      <ProductPicker
        field={field}
        error={error}
        onPick={(product) => {
          const explains = asked === '' ? {} : { said: asked, isTaught: true }
          onLines([{ ...wantedLine(product), ...explains }])
          setAsked('')
        }}
      />
    </>
  )
}
