import type { StaffOrder } from '@bartan/contract/orders/schema'
import { useState } from 'react'
import { openReasons } from '#components/commerce/returns/open-reasons.ts'
import { ReturnForm } from '#components/commerce/returns/return-form.tsx'
import type { AskedBack } from '#components/commerce/returns/use-return-form.ts'
import { Button, Note } from '#components/ui/elements.tsx'
import { TitledDialog } from '#components/ui/overlay/dialog.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { call } from '#lib/api/api-client.ts'
import { useNow } from '#lib/clock.ts'
import { useUser } from '#lib/session/session.ts'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { useOrderChange } from '../order-desk/use-order-change.ts'
import { useText } from './texts.ts'

/** Records a return for a customer on the phone; it is handled like any other. */
export const RequestReturn = ({ order }: { order: StaffOrder }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [first] = openReasons(useShop(), order, useNow())
  const isAdmin = useUser()?.role === 'admin'
  const { change, isPending } = useOrderChange(order._id)
  if (!first || !isAdmin) return null
  const close = () => setOpen(false)
  const send = async (body: AskedBack, onFailed: (error: unknown) => void) => {
    const isSaved = await change(
      () => call('POST /api/admin/orders/:id/return', { params: { id: order._id }, body }),
      onFailed,
    )
    if (!isSaved) return
    toast.success(t('for.saved'))
    close()
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('for.open')}
      </Button>
      <TitledDialog look="sheet" isOpen={isOpen} onClose={close} title={t('for.open')}>
        <Note className={css({ mt: '1', mb: '4' })}>{t('for.about')}</Note>
        {isOpen && (
          <ReturnForm
            order={order}
            start={{ reason: first }}
            isBusy={isPending}
            say={t}
            save={t('for.save')}
            send={(asked, onFailed) => void send(asked, onFailed)}
          />
        )}
      </TitledDialog>
    </>
  )
}
