import { MAX_RETURN_PHOTOS } from '@bartan/contract/orders/return-rules'
import type { Order } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { PhotoButton } from '#components/commerce/photos/photo-button.tsx'
import { ReturnPhotos } from '#components/commerce/photos/return-photos.tsx'
import { useText as usePhotoText } from '#components/commerce/photos/texts.ts'
import { FormAlert } from '#components/ui/form/form-alert.tsx'
import { messageOf } from '#lib/api/api-error.ts'
import { fitImage } from '#lib/browser/fit-image.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useAddPhotos } from '../api/change-order.ts'
import { useText } from '../texts.ts'

type AddProps = { userId: string; orderId: string; left: number }

/** Shown until the return is decided. */
const AddPhotos = ({ userId, orderId, left }: AddProps) => {
  const t = usePhotoText()
  const { mutate, isPending, error } = useAddPhotos(userId)
  const [fault, setFault] = useState<string>()
  const send = async (files: readonly File[]) => {
    const fitting = await Promise.all(
      files.slice(0, left).map((file) => fitImage(t.language, file)),
    )
    setFault(fitting.find((file) => 'fault' in file)?.fault)
    const photos = fitting.filter((file) => file instanceof File)
    if (photos.length > 0) mutate({ id: orderId, photos })
  }
  return (
    <>
      <PhotoButton isDisabled={isPending} onChoose={(files) => void send(files)}>
        {t('add')}
      </PhotoButton>
      {fault && <FormAlert>{fault}</FormAlert>}
      {error && <FormAlert>{messageOf(t.language, error)}</FormAlert>}
    </>
  )
}

/** Photos of the last return; more can be added while it is open. */
export const OrderReturnPhotos = ({ order, userId }: { order: Order; userId: string }) => {
  const t = useText()
  const photoText = usePhotoText()
  const last = order.returns?.at(-1)
  const photos = last?.photos ?? []
  const left = last?.state === 'requested' ? MAX_RETURN_PHOTOS - photos.length : 0
  if (order.user._id !== userId || (photos.length === 0 && left === 0)) return null
  return (
    <div className={grid({ mt: '4', gap: '2', _print: { display: 'none' } })}>
      <p className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{t('returnPhotos')}</p>
      {photos.length > 0 && (
        <ReturnPhotos
          orderId={order._id}
          photos={photos}
          title={t('returnPhotos')}
          labelOf={(number) => photoText('photo', { number })}
        />
      )}
      {left > 0 && <AddPhotos userId={userId} orderId={order._id} left={left} />}
    </div>
  )
}
