import type { GrievanceState } from '@bartan/contract/grievances/rules'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { TextAreaField } from '#components/ui/form/labeled-fields.tsx'
import { grid, wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const MAX_CHARACTERS = 4000

type AnswerFormProps = {
  /** Initial text. */
  start: string
  isBusy: boolean
  onType: (answer: string) => void
  onSave: (change: { state: GrievanceState; answer: string }) => void
  onCancel: () => void
}

/** Form for the customer's answer: a first reply, or the decision. */
export const AnswerForm = ({ start, isBusy, onType, onSave, onCancel }: AnswerFormProps) => {
  const t = useText()
  const [answer, setAnswer] = useState(start)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = answer.trim() === ''
  return (
    <form
      className={grid({ gap: '3', mt: '3', maxW: 'text' })}
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ state: 'resolved', answer })
      }}
    >
      <TextAreaField
        label={t('answer')}
        hint={t('answerHint')}
        ref={field}
        rows={4}
        maxLength={MAX_CHARACTERS}
        value={answer}
        onChange={({ target }) => {
          setAnswer(target.value)
          onType(target.value)
        }}
      />
      <div className={wrap({ gap: '2' })}>
        <BusyButton type="submit" size="sm" isBusy={isBusy} disabled={isEmpty}>
          {t('resolve')}
        </BusyButton>
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy || isEmpty}
          onClick={() => onSave({ state: 'acknowledged', answer })}
        >
          {t('saveAnswer')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
