import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form-alert.tsx'
import { FormField, TextArea } from '../../../components/form-field.tsx'
import { said } from '../../../copy/copy-of.ts'
import { useWriteReview } from '../api/write-review.ts'
import { copy } from '../copy.ts'
import { StarChoice } from './star-choice.tsx'
import type { OwnReview } from '@bartan/contract/review'
import type { SubmitEvent } from 'react'
import type { StarCount } from './star-choice.tsx'

/** The server's limit as well (contract, review.ts, which would bring zod along). */
const MAX_TEXT = 2000

type ReviewFormProps = {
  userId: string
  productId: string
  review: OwnReview | undefined
  onDone: () => void
  onCancel: () => void
}

export const ReviewForm = ({ userId, productId, review, onDone, onCancel }: ReviewFormProps) => {
  const id = useId()
  const [stars, setStars] = useState(review?.stars as StarCount | undefined)
  const [isMissing, setMissing] = useState(false)
  const write = useWriteReview(userId, productId)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened the form, and had the focus, is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!stars) return setMissing(true)
    const text = new FormData(event.currentTarget).get('text')
    write.mutate({ stars, text: typeof text === 'string' ? text : '' }, { onSuccess: onDone })
  }
  return (
    <chakra.form ref={form} display="grid" gap="4" onSubmit={submit}>
      <StarChoice
        stars={stars}
        onChoose={(chosen) => {
          setStars(chosen)
          setMissing(false)
        }}
        error={isMissing ? copy('chooseStars') : undefined}
        errorId={`${id}-stars`}
      />
      <FormField label={copy('text')} hint={copy('textHint')} isOptional>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={4}
            maxLength={MAX_TEXT}
            defaultValue={review?.text}
          />
        )}
      </FormField>
      {write.error && <FormAlert>{said(write.error.message)}</FormAlert>}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" disabled={write.isPending}>
          {copy(write.isPending ? 'sending' : 'send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {copy('cancel')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}
