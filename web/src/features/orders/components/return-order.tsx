import { daysToReturn, returnableUntil } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import type { Language } from '@bartan/contract/shop/languages'
import { useState } from 'react'
import { ReturnForm } from '#components/commerce/returns/return-form.tsx'
import { emptyReturn } from '#components/commerce/returns/use-return-form.ts'
import { Button, Note } from '#components/ui/elements.tsx'
import { formatMoment } from '#components/ui/format-moment.ts'
import { TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useShop, type Shop } from '#lib/shop-settings.ts'
import { draftOf } from '#lib/storage/drafts.ts'
import { css } from '#styled-system/css'
import { useRequestReturn } from '../api/change-order.ts'
import { useText, textIn } from '../texts.ts'
import { usePhotos } from '../use-photos.ts'
import { PhotoChoice } from './photo-choice.tsx'

/** Deadlines in one line: of what is not wanted, if the shop takes it back, and of what is faulty. */
const ruleOf = (language: Language, { returnDays }: Shop, { deliveredAt = '' }: Order): string => {
  const until = (days: number) => formatMoment(language, returnableUntil(deliveredAt, days))
  const faults = until(daysToReturn('defective', returnDays))
  return returnDays > 0
    ? textIn(language, 'returnRule', { until: until(returnDays), faults })
    : textIn(language, 'faultRule', { faults })
}

type ReturnOrderProps = { userId: string; order: Order }

/** With pictures, and what was typed before. */
const OwnReturn = ({ userId, order, onDone }: ReturnOrderProps & { onDone: () => void }) => {
  const t = useText()
  const photos = usePhotos()
  const { mutate, isPending } = useRequestReturn(userId)
  const draft = draftOf('personal', `return ${order._id}`, emptyReturn(order))
  const onSent = (isComplete: boolean) => {
    draft.forget()
    onDone()
    if (isComplete) toast.success(t('returnSent'))
    else toast.error(t('photosNotSent'))
  }
  return (
    <ReturnForm
      order={order}
      start={{ via: 'upi' }}
      draft={draft}
      isBusy={isPending}
      say={t}
      save={t('askReturn')}
      send={(asked, onError) =>
        mutate(
          { id: order._id, ...asked, photos: photos.files },
          { onSuccess: ({ isComplete }) => onSent(isComplete), onError },
        )
      }
    >
      <PhotoChoice photos={photos} />
    </ReturnForm>
  )
}

/** Return of a delivered order within the promised days (spec §1). */
export const ReturnOrder = ({ userId, order }: ReturnOrderProps) => {
  const t = useText()
  const shop = useShop()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('returnItems')}
      </Button>
      <TitledDialog look="sheet" isOpen={isOpen} onClose={close} title={t('whatBack')} hasClose>
        <Note className={css({ mt: '1', mb: '5' })}>{ruleOf(t.language, shop, order)}</Note>
        {/* Reset at each opening, except for unsent input. */}
        {isOpen && <OwnReturn userId={userId} order={order} onDone={close} />}
      </TitledDialog>
    </>
  )
}
