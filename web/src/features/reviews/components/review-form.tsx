import type { ProductId } from '@bartan/contract/products/product-id'
import { STAR_COUNTS } from '@bartan/contract/products/rules'
import { MAX_REVIEW } from '@bartan/contract/reviews/rules'
import type { OwnReview } from '@bartan/contract/reviews/schema'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { BusyButton, Button } from '#components/ui/elements.tsx'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { FormAnswer } from '#components/ui/form/form-answer.tsx'
import { FormField, TextArea } from '#components/ui/form/form-field.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { grid, wrap } from '#styled-system/patterns'
import { useWriteReview } from '../review-calls.ts'
import { useText } from '../texts.ts'
import { useReviewPhotos } from '../use-review-photos.ts'
import { PhotoField } from './photo-field.tsx'
import { StarChoice } from './star-choice.tsx'

const typedText = (form: HTMLFormElement): string => {
  const text = new FormData(form).get('text')
  return typeof text === 'string' ? text : ''
}

type ReviewFormProps = {
  userId: string
  productId: ProductId
  review: OwnReview | undefined
  onDone: () => void
  onCancel: () => void
}

export const ReviewForm = ({ userId, productId, review, onDone, onCancel }: ReviewFormProps) => {
  const t = useText()
  const id = useId()
  const draft = draftOf('personal', `review ${productId}`, { stars: 0, text: '' })
  const [start] = useState(() => ({
    stars: review?.stars ?? 0,
    text: review?.text ?? '',
    ...draft.read(),
  }))
  const [stars, setStars] = useState(STAR_COUNTS.find((count) => count === start.stars))
  const [isMissing, setMissing] = useState(false)
  const photos = useReviewPhotos(productId, review?.photos ?? [])
  const write = useWriteReview(userId, productId)
  const form = useRef<HTMLFormElement>(null)
  const focusStars = () => form.current?.querySelector('input')?.focus()
  // The button that opened the form is gone.
  useEffect(focusStars, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!stars) {
      setMissing(true)
      return focusStars()
    }
    write.mutate(
      { stars, text: typedText(event.currentTarget), photos: [...photos.urls] },
      {
        onSuccess: () => {
          draft.forget()
          onDone()
        },
      },
    )
  }
  return (
    <form className={grid({ gap: '4' })} ref={form} onSubmit={submit}>
      <StarChoice
        stars={stars}
        onChoose={(chosen) => {
          setStars(chosen)
          setMissing(false)
          if (form.current) draft.save({ stars: chosen, text: typedText(form.current) })
        }}
        error={isMissing ? t('chooseStars') : undefined}
        errorId={`${id}-stars`}
      />
      <FormField label={t('text')} hint={t('textHint')} isOptional>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={4}
            maxLength={MAX_REVIEW}
            defaultValue={start.text}
            onChange={({ target }) => draft.save({ stars: stars ?? 0, text: target.value })}
          />
        )}
      </FormField>
      <PhotoField photos={photos} />
      <div className={wrap({ gap: '3' })}>
        <BusyButton type="submit" isBusy={write.isPending} disabled={photos.isBusy}>
          {t(write.isPending ? 'sending' : 'send')}
        </BusyButton>
        <Button
          variant="quiet"
          onClick={() => {
            draft.forget()
            onCancel()
          }}
        >
          {t('cancel')}
        </Button>
      </div>
      <FormAnswer isBusy={write.isPending}>
        {write.error && <FormAlert>{messageOf(t.language, write.error)}</FormAlert>}
      </FormAnswer>
    </form>
  )
}
